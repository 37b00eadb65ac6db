import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ByteParts } from './byte-parts.ts';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

type Encoding = 'br' | 'gzip';

/** The entity tag of a body. */
export function etagOf(bytes: Buffer | string): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/**
 * The entity tags in `If-Match` or `If-None-Match`. Weak tags count as strong, because proxies that compress answers
 * weaken them.
 */
export function parseEntityTags(header: string): string[] {
  return header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}

/** Whether the client already has the answer with that tag, so that 304 suffices. */
export function isNotModified({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>, etag: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [own = ''] = parseEntityTags(etag);
  return parseEntityTags(headers['if-none-match'] ?? '').includes(own);
}

/** Below this size a response fits into one packet with or without compression. */
const leastBytes = 1_000;

/** The best encoding among those that a client accepts; undefined: send it plain. */
export function encodingFor(accepted: string | string[] | undefined, bytes: number): Encoding | undefined {
  if (bytes < leastBytes) return undefined;
  const names = new Map(
    String(accepted ?? '')
      .split(',')
      .map((part) => {
        const [name = '', weight] = part.split(';q=');
        return [name.trim().toLowerCase(), Number(weight ?? 1)] as const;
      }),
  );
  return (['br', 'gzip'] as const).find((name) => (names.get(name) ?? 0) > 0);
}

/** The exponent of the smallest window that contains so many bytes, within the limits of brotli. */
function windowFor(bytes: number): number {
  return Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes))),
  );
}

/** The smallest chunk size that zlib accepts. */
const minChunk = 64;

/** Bytes that are compressed once, on first use, and kept in each encoding. */
export class Compressed {
  readonly #plain: Buffer | ByteParts;
  readonly #quality: number;
  readonly #made = new Map<Encoding, Promise<Buffer>>();

  /** `quality` of brotli, 0 to 11: higher for what is cached long. */
  constructor(plain: Buffer | ByteParts, quality: number) {
    this.#plain = plain;
    this.#quality = quality;
  }

  get plain(): Buffer | ByteParts {
    return this.#plain;
  }

  /** Compresses now in every encoding, for what is cached and sent often. Returns the total size in bytes. */
  async whole(): Promise<number> {
    const made = await Promise.all([this.as('br'), this.as('gzip')]);
    return made.reduce((sum, { length }) => sum + length, this.#plain.length);
  }

  as(encoding: Encoding): Promise<Buffer> {
    const made = this.#made.get(encoding) ?? this.#make(encoding);
    this.#made.set(encoding, made);
    return made;
  }

  #make(encoding: Encoding): Promise<Buffer> {
    const plain = this.#plain instanceof ByteParts ? this.#plain.whole() : this.#plain;
    if (encoding === 'gzip') return gzipOf(plain, { level: 6 });
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: this.#quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      // no wider than the body: the window costs memory, four megabytes by default
      [constants.BROTLI_PARAM_LGWIN]: windowFor(plain.length),
    };
    // one chunk: the encoder would otherwise return to its thread for every 16 kB
    return brotliOf(plain, { params, chunkSize: Math.max(minChunk, plain.length) });
  }
}

/**
 * Streams a text in parts, or sends 304 to a client that has its `etag`. The compression window is small, because each
 * reader needs one.
 */
export function sendInParts(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: AsyncIterable<string | Buffer>,
): FastifyReply {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
  if (reply.hasHeader('etag') && isNotModified(request, String(reply.getHeader('etag')))) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding'], Number.POSITIVE_INFINITY);
  if (encoding) reply.header('content-encoding', encoding);
  // HEAD reads nothing, and names no length that the full answer would not have
  if (request.method === 'HEAD') {
    void parts[Symbol.asyncIterator]().return?.();
    return reply.send(Readable.from([]));
  }
  const plain = Readable.from(parts, { objectMode: false });
  if (!encoding) return reply.send(plain);
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: window } = constants;
  const packed = encoding === 'gzip' ? createGzip() : createBrotliCompress({ params: { [quality]: 4, [window]: 16 } });
  // an error ends both, and Fastify cuts the answer off
  pipeline(plain, packed, () => {});
  return reply.send(packed);
}

/** Sends the bytes in the best encoding that the client accepts, with `vary` for caches. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Compressed,
): Promise<FastifyReply> {
  const { plain } = bytes;
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
  const encoding = encodingFor(request.headers['accept-encoding'], plain.length);
  if (encoding) return reply.header('content-encoding', encoding).send(await bytes.as(encoding));
  reply.header('content-length', plain.length);
  return reply.send(plain instanceof ByteParts ? plain.sent() : plain);
}
