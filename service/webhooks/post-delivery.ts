import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { isPrivateLiteral, makePublicLookup, privateAddress, problemOf, type Resolve } from './public-lookup.ts';

/** The outcome of one try: an answer, or why there was none. */
export interface DeliveryResult {
  readonly responseStatus: number | undefined;
  /** undefined if the receiver accepted it. */
  readonly problem: string | undefined;
  readonly ms: number;
}

export interface Post {
  readonly url: URL;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly toPrivate: boolean;
  /** Milliseconds from connecting to the status of the answer. */
  readonly timeouts?: number;
  readonly resolve?: Resolve;
}

const mostRead = 65_536;

/**
 * Posts once and returns the outcome; never throws. The name is resolved once, every address is checked, and the
 * connection goes to one of those. Redirects are not followed.
 */
export function postDelivery({
  url,
  body,
  headers,
  toPrivate,
  timeouts = 10_000,
  resolve,
}: Post): Promise<DeliveryResult> {
  const began = performance.now();
  const { promise, resolve: settle } = Promise.withResolvers<DeliveryResult>();
  const tell = (problem: string | undefined, responseStatus?: number) =>
    settle({ responseStatus, problem, ms: Math.round(performance.now() - began) });
  if (!toPrivate && isPrivateLiteral(url)) {
    tell(privateAddress);
    return promise;
  }
  const send = url.protocol === 'https:' ? tlsRequest : plainRequest;
  const request = send(url, {
    method: 'POST',
    agent: false,
    lookup: makePublicLookup(toPrivate, resolve),
    signal: AbortSignal.timeout(timeouts),
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Padharo-Webhooks/1',
    },
  });
  request.on('error', (error) => tell(problemOf(error, timeouts)));
  request.on('response', (response) => {
    const status = response.statusCode ?? 0;
    tell(status >= 200 && status < 300 ? undefined : refusal(status), status);
    // read to the end, so that the receiver sees no aborted connection, unless it never ends
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
