import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import {
  isPrivateLiteral,
  makePublicLookup,
  privateAddress,
  problemOf,
  type Resolve,
} from '../webhooks/public-lookup.ts';
import { receiverProblem } from '../webhooks/receiver-url.ts';

/** The result of requesting a calendar; 'same': it has not changed. */
export type CalendarResponse =
  | { readonly kind: 'same' }
  | { readonly kind: 'text'; readonly text: string; readonly etag: string | null; readonly lastModified: string | null }
  | { readonly kind: 'failed'; readonly problem: string };

export interface CalendarRequest {
  readonly url: string;
  /** Validators of the last response, for a conditional request. */
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly toPrivate: boolean;
  /** Milliseconds until the whole response must be there. */
  readonly timeouts?: number;
  readonly resolve?: Resolve;
}

const maxBytes = 1_048_576;
const maxRedirects = 3;

/**
 * Requests a calendar; never throws. Every address, also of a redirect, is checked like the address of a webhook.
 * Accepts at most 1 MB, compressed or not. Some servers compress without being asked.
 */
export async function fetchCalendar({ timeouts = 10_000, ...request }: CalendarRequest): Promise<CalendarResponse> {
  const signal = AbortSignal.timeout(timeouts);
  let { url } = request;
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const problem = receiverProblem(url, request.toPrivate);
      if (problem) return failed(`the address ${problem}`);
      const response = await sendRequest(new URL(url), request, signal);
      const { statusCode: status = 0, headers } = response;
      if (status >= 301 && status <= 308 && status !== 304 && headers.location) {
        response.destroy();
        url = URL.parse(headers.location, url)?.href ?? '';
        continue;
      }
      return await readResponse(response);
    }
    return failed('the link has too many redirects');
  } catch (error) {
    return failed(error instanceof Error ? problemOf(error, timeouts) : String(error));
  }
}

const failed = (problem: string): CalendarResponse => ({ kind: 'failed', problem });

function sendRequest(
  url: URL,
  { etag, lastModified, toPrivate, resolve }: CalendarRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { promise, resolve: onResponse, reject } = Promise.withResolvers<IncomingMessage>();
  if (!toPrivate && isPrivateLiteral(url)) throw new Error(privateAddress);
  const send = url.protocol === 'https:' ? tlsRequest : plainRequest;
  const request = send(url, {
    agent: false,
    lookup: makePublicLookup(toPrivate, resolve),
    signal,
    headers: {
      accept: 'text/calendar, */*;q=0.1',
      'accept-encoding': 'identity',
      'user-agent': 'Padharo-Calendars/1',
      ...(etag !== null && { 'if-none-match': etag }),
      ...(lastModified !== null && { 'if-modified-since': lastModified }),
    },
  });
  request.on('error', reject);
  request.on('response', onResponse);
  request.end();
  return promise;
}

type Unpack = (packed: Buffer) => Promise<Buffer> | Buffer;
const bounded = { maxOutputLength: maxBytes };
const [ungzip, unzlib, unbrotli] = [promisify(gunzip), promisify(inflate), promisify(brotliDecompress)];
const unpackGzip: Unpack = (packed) => ungzip(packed, bounded);
/** By content encoding. */
const unpackers: ReadonlyMap<string, Unpack> = new Map<string, Unpack>([
  ['identity', (packed) => packed],
  ['gzip', unpackGzip],
  ['x-gzip', unpackGzip],
  ['deflate', (packed) => unzlib(packed, bounded)],
  ['br', (packed) => unbrotli(packed, bounded)],
]);

async function readResponse(response: IncomingMessage): Promise<CalendarResponse> {
  const { statusCode = 0, headers } = response;
  if (statusCode === 304) {
    response.destroy();
    return { kind: 'same' };
  }
  const encoding = (headers['content-encoding']?.trim() || 'identity').toLowerCase();
  const unpack = unpackers.get(encoding);
  if (statusCode !== 200 || !unpack) {
    response.destroy();
    return failed(
      statusCode === 200 ? `we cannot read the encoding ${encoding.slice(0, 60)}` : `the link answered ${statusCode}`,
    );
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    // leaving the loop closes the connection
    if (bytes > maxBytes) return failed('the calendar is larger than 1 MB');
    chunks.push(chunk);
  }
  const packed = Buffer.concat(chunks);
  let text: string;
  try {
    // some servers send gzip without declaring it
    const body = await (packed[0] === 0x1f && packed[1] === 0x8b ? unpackGzip : unpack)(packed);
    text = body.toString('utf8');
  } catch (error) {
    const isLarge = error instanceof RangeError;
    return failed(isLarge ? 'the calendar is larger than 1 MB' : `we cannot unpack the ${encoding} encoding`);
  }
  const shortHeader = (value: string | undefined) => (value !== undefined && value.length <= 200 ? value : null);
  return {
    kind: 'text',
    text,
    etag: shortHeader(headers.etag),
    lastModified: shortHeader(headers['last-modified']),
  };
}
