import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from './config.ts';

/** What verbs write to; the door hands each request its own, with the request's id. */
export type Log = FastifyBaseLogger;

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly ip: string;
  readonly host: string;
}

/** A request as it is logged: without its query. */
export function requestLine({ method, url, ip, host }: Asked): Asked {
  return { method, url: url.replace(/\?.*$/s, '?…'), ip, host };
}

/** Structured lines on standard output; credentials and addresses of people never reach them. */
export function makeLog(config: Pick<Config, 'logLevel'>): Log {
  return pino({
    level: config.logLevel,
    base: null,
    // codes and keys stand in queries: a reset, a payment link, the answer of a sign-in provider
    serializers: { req: requestLine },
    redact: { paths: ['req.headers.authorization', 'req.headers.cookie', '*.password'], censor: '[removed]' },
  });
}
