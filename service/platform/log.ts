import { tracingChannel } from 'node:diagnostics_channel';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from './config.ts';

/** The log of use cases. Each request has its own, with the request's id. */
export type Log = FastifyBaseLogger;

interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly ip: string;
  readonly host: string;
}

/** Paths that grant access, in any language, up to their secret part. Routes match in any case and encoding. */
const secretPath = /^(\/+(?:[a-z]{2,3}\/+)?verify\/+).+$/is;

/** A request as it is logged: without its query and without the secret of a voucher link. */
export function loggedRequest({ method, url, ip, host }: LoggedRequest): LoggedRequest {
  const [path = '', ...query] = url.split('?');
  const loggedPath = hidden(path);
  return { method, url: query.length > 0 ? `${loggedPath}?…` : loggedPath, ip, host };
}

function hidden(path: string): string {
  try {
    const plain = decodeURIComponent(path);
    return secretPath.test(plain) ? plain.replace(secretPath, '$1…') : path;
  } catch {
    return path.replace(secretPath, '$1…');
  }
}

/** Structured lines on standard output, without credentials and without addresses of people. */
export function makeLog(config: Pick<Config, 'logLevel'>): Log {
  return pino({
    level: config.logLevel,
    base: null,
    // query strings contain codes and keys: password resets, payment links, answers of sign-in providers
    serializers: { req: loggedRequest },
    redact: { paths: ['req.headers.authorization', 'req.headers.cookie', '*.password'], censor: '[removed]' },
  });
}

/** Diagnostics channels for traces.ts. Without a subscriber they cost the check of a flag. */
export const statementChannel = tracingChannel<unknown, { text: string }>('padharo.statement');
export const jobChannel = tracingChannel<unknown, { name: string }>('padharo.job');
