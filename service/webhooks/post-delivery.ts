import { type LookupAddress, lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, literalAddress } from './receiver-url.ts';

/** What came of one try: an answer, or why there was none. */
export interface Sent {
  readonly responseStatus: number | undefined;
  /** undefined when the receiver took it. */
  readonly problem: string | undefined;
  readonly ms: number;
}

type Resolve = (hostname: string, options: { all: true; family?: number }, found: Found) => void;
type Found = (error: Error | null, addresses: LookupAddress[]) => void;

export interface Post {
  readonly url: URL;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly toPrivate: boolean;
  /** Milliseconds from the first byte of the connection to the answer's status. */
  readonly patience?: number;
  readonly resolve?: Resolve;
}

const privateAddress = 'the address is private';
const mostRead = 65_536;

/**
 * Posts once and tells what came of it; never throws. The name is resolved once, every address it has is looked at, and
 * the connection goes to one of those. Redirects are not followed.
 */
export function postDelivery({
  url,
  body,
  headers,
  toPrivate,
  patience = 10_000,
  resolve = lookup,
}: Post): Promise<Sent> {
  const began = performance.now();
  const { promise, resolve: settle } = Promise.withResolvers<Sent>();
  const tell = (problem: string | undefined, responseStatus?: number) =>
    settle({ responseStatus, problem, ms: Math.round(performance.now() - began) });
  const literal = literalAddress(url.hostname);
  if (literal !== undefined && !toPrivate && !isPublicAddress(literal)) {
    tell(privateAddress);
    return promise;
  }
  const guarded: LookupFunction = (hostname, options, found) => {
    resolve(hostname, { ...options, all: true, family: Number(options.family ?? 0) }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return found(error ?? new Error('ENOTFOUND'), []);
      // one private address is enough: the connection may take any of them
      if (!toPrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
        return found(new Error(privateAddress), []);
      }
      return options.all ? found(null, addresses) : found(null, first.address, first.family);
    });
  };
  const send = url.protocol === 'https:' ? tlsRequest : plainRequest;
  const request = send(url, {
    method: 'POST',
    agent: false,
    lookup: guarded,
    signal: AbortSignal.timeout(patience),
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Padharo-Webhooks/1',
    },
  });
  request.on('error', (error) => tell(problemOf(error, patience)));
  request.on('response', (response) => {
    const status = response.statusCode ?? 0;
    tell(status >= 200 && status < 300 ? undefined : refusal(status), status);
    // read to its end so that the receiver sees no broken connection, unless it never ends
    let read = 0;
    response.on('error', () => {});
    response.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (read > mostRead) response.destroy();
    });
  });
  request.end(body);
  return promise;
}

function refusal(status: number): string {
  return status >= 300 && status < 400 ? `answered ${status}: redirects are not followed` : `answered ${status}`;
}

function problemOf(error: Error, patience: number): string {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return `no answer within ${patience / 1000} s`;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return code || error.message.slice(0, 200);
}
