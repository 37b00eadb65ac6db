import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ByteParts } from './byte-parts.ts';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

type Encoding = 'br' | 'gzip';

/** The entity tag of an answer that is these bytes. */
export function etagOf(bytes: Buffer | string): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/** The entity tags of `If-Match` or `If-None-Match`; that one is weak is overlooked: proxies that compress answers say so. */
export function tagsIn(header: string): string[] {
  return header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}

/** Whether the client has the answer of that tag, so that 304 tells it all. */
export function hasAlready({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>, etag: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [own = ''] = tagsIn(etag);
  return tagsIn(headers['if-none-match'] ?? '').includes(own);
}

/** Below this a response fits one packet either way. */
const leastBytes = 1_000;

/** The encoding to send to a client that names these, or undefined to send it plain. */
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

/** The power of two that holds so many bytes, as far as brotli goes. */
function windowFor(bytes: number): number {
  return Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes))),
  );
}

/** The least that zlib takes for a piece. */
const minChunk = 64;

/** Bytes that are compressed once, when somebody asks for it, and kept with them. */
export class Compressed {
  readonly #plain: Buffer | ByteParts;
  readonly #quality: number;
  readonly #made = new Map<Encoding, Promise<Buffer>>();

  /** `quality` of brotli, 0 to 11: what is kept long may take longer. */
  constructor(plain: Buffer | ByteParts, quality: number) {
    this.#plain = plain;
    this.#quality = quality;
  }

  get plain(): Buffer | ByteParts {
    return this.#plain;
  }

  /** Made now in every encoding, for what is kept and sent often. Gives how many bytes that makes in all. */
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
      // no wider than what there is to look back at: the window is memory, four megabytes unless told
      [constants.BROTLI_PARAM_LGWIN]: windowFor(plain.length),
    };
    // in one piece: the encoder would be sent to its thread again for each 16 kB
    return brotliOf(plain, { params, chunkSize: Math.max(minChunk, plain.length) });
  }
}

/**
 * Sends a text that comes in parts as they are taken, or 304 to who has that of its `etag`. Compressed in a small window:
 * each reader has one.
 */
export function sendInParts(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: AsyncIterable<string | Buffer>,
): FastifyReply {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
  if (reply.hasHeader('etag') && hasAlready(request, String(reply.getHeader('etag')))) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding'], Number.POSITIVE_INFINITY);
  if (encoding) reply.header('content-encoding', encoding);
  // nothing is read for a head, which names no length that the whole would not have
  if (request.method === 'HEAD') {
    void parts[Symbol.asyncIterator]().return?.();
    return reply.send(Readable.from([]));
  }
  const plain = Readable.from(parts, { objectMode: false });
  if (!encoding) return reply.send(plain);
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: window } = constants;
  const packed = encoding === 'gzip' ? createGzip() : createBrotliCompress({ params: { [quality]: 4, [window]: 16 } });
  // what fails ends both, and fastify cuts the answer off
  pipeline(plain, packed, () => {});
  return reply.send(packed);
}

/** Sends the bytes in the best encoding that the client takes, and tells caches that another gets another. */
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
