import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from './config.ts';

/** What verbs write to; the door hands each request its own, with the request's id. */
export type Log = FastifyBaseLogger;

/** Structured lines on standard output; credentials and addresses of people never reach them. */
export function makeLog(config: Pick<Config, 'logLevel'>): Log {
  return pino({
    level: config.logLevel,
    base: null,
    redact: { paths: ['req.headers.authorization', 'req.headers.cookie', '*.password'], censor: '[removed]' },
  });
}
