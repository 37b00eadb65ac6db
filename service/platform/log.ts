import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from './config.ts';

/** What use cases write to; the door hands each request its own, with the request's id. */
export type Log = FastifyBaseLogger;

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly ip: string;
  readonly host: string;
}

/** Paths that let in whoever has them, up to what is secret of them. Routes are met in any case and encoding. */
const secretPath = /^(\/+verify\/+).+$/is;

/** A request as it is logged: without its query, and without what opens a voucher. */
export function requestLine({ method, url, ip, host }: Asked): Asked {
  const [path = '', ...query] = url.split('?');
  const shown = hidden(path);
  return { method, url: query.length > 0 ? `${shown}?…` : shown, ip, host };
}

function hidden(path: string): string {
  try {
    const plain = decodeURIComponent(path);
    return secretPath.test(plain) ? plain.replace(secretPath, '$1…') : path;
  } catch {
    return path.replace(secretPath, '$1…');
  }
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
