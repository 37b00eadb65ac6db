import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { guardedLookup, isPrivateLiteral, privateAddress, problemOf, type Resolve } from '../webhooks/outward.ts';
import { receiverProblem } from '../webhooks/receiver-url.ts';

/** What came of asking for a calendar; 'same': it is as it was. */
export type Fetched =
  | { readonly kind: 'same' }
  | { readonly kind: 'text'; readonly text: string; readonly etag: string | null; readonly lastModified: string | null }
  | { readonly kind: 'failed'; readonly problem: string };

export interface Fetch {
  readonly url: string;
  /** What it said when it was read last: asked for again only where it has changed. */
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly toPrivate: boolean;
  /** Milliseconds until all of it is there. */
  readonly timeouts?: number;
  readonly resolve?: Resolve;
}

const mostBytes = 1_048_576;
const mostRedirects = 3;

/**
 * Asks for a calendar; never throws. Every address on the way, also of a redirect, is looked at as that of a webhook is;
 * no more than 1 MB is taken, packed or unpacked. Some servers compress whatever was asked for.
 */
export async function fetchCalendar({ timeouts = 10_000, ...asked }: Fetch): Promise<Fetched> {
  const signal = AbortSignal.timeout(timeouts);
  let { url } = asked;
  try {
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const problem = receiverProblem(url, asked.toPrivate);
      if (problem) return failed(`the address ${problem}`);
      const answer = await ask(new URL(url), asked, signal);
      const { statusCode: status = 0, headers } = answer;
      if (status >= 301 && status <= 308 && status !== 304 && headers.location) {
        answer.destroy();
        url = URL.parse(headers.location, url)?.href ?? '';
        continue;
      }
      return await taken(answer);
    }
    return failed('it leads from address to address');
  } catch (error) {
    return failed(error instanceof Error ? problemOf(error, timeouts) : String(error));
  }
}

const failed = (problem: string): Fetched => ({ kind: 'failed', problem });

function ask(
  url: URL,
  { etag, lastModified, toPrivate, resolve }: Fetch,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { promise, resolve: answered, reject } = Promise.withResolvers<IncomingMessage>();
  if (!toPrivate && isPrivateLiteral(url)) throw new Error(privateAddress);
  const send = url.protocol === 'https:' ? tlsRequest : plainRequest;
  const request = send(url, {
    agent: false,
    lookup: guardedLookup(toPrivate, resolve),
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
  request.on('response', answered);
  request.end();
  return promise;
}

type Unpack = (packed: Buffer) => Promise<Buffer> | Buffer;
const bounded = { maxOutputLength: mostBytes };
const [ungzip, unzlib, unbrotli] = [promisify(gunzip), promisify(inflate), promisify(brotliDecompress)];
const unpackGzip: Unpack = (packed) => ungzip(packed, bounded);
/** By the name of the encoding. */
const unpackers: ReadonlyMap<string, Unpack> = new Map<string, Unpack>([
  ['identity', (packed) => packed],
  ['gzip', unpackGzip],
  ['x-gzip', unpackGzip],
  ['deflate', (packed) => unzlib(packed, bounded)],
  ['br', (packed) => unbrotli(packed, bounded)],
]);

async function taken(answer: IncomingMessage): Promise<Fetched> {
  const { statusCode = 0, headers } = answer;
  if (statusCode === 304) {
    answer.destroy();
    return { kind: 'same' };
  }
  const encoding = (headers['content-encoding']?.trim() || 'identity').toLowerCase();
  const unpack = unpackers.get(encoding);
  if (statusCode !== 200 || !unpack) {
    answer.destroy();
    return failed(statusCode === 200 ? `it is sent as ${encoding.slice(0, 60)}` : `it answered ${statusCode}`);
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    // leaving the loop ends the connection
    if (bytes > mostBytes) return failed('it is larger than 1 MB');
    chunks.push(chunk);
  }
  const packed = Buffer.concat(chunks);
  let text: string;
  try {
    // some send what is packed without a word
    const body = await (packed[0] === 0x1f && packed[1] === 0x8b ? unpackGzip : unpack)(packed);
    text = body.toString('utf8');
  } catch (error) {
    const isLarge = error instanceof RangeError;
    return failed(isLarge ? 'it is larger than 1 MB' : `what is sent as ${encoding} cannot be unpacked`);
  }
  const kept = (value: string | undefined) => (value !== undefined && value.length <= 200 ? value : null);
  return {
    kind: 'text',
    text,
    etag: kept(headers.etag),
    lastModified: kept(headers['last-modified']),
  };
}
