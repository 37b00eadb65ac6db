import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Crop, draw, isSubject } from '../../artwork/draw.ts';
import { AppError } from '../core/app-error.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const address = /^([a-z-]+)-(\d{1,4})(?:\.(wide|tall|square))?\.svg$/;

interface Drawn {
  readonly etag: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly plain: Buffer;
}

/** Serves the drawn pictures, `/artwork/{subject}-{seed}[.{crop}].svg`: made on demand, kept compressed. */
export function openArtwork(app: FastifyInstance): void {
  const drawn = new LRUCache<string, Drawn>({
    maxSize: 12 * 2 ** 20,
    sizeCalculation: (picture) => picture.plain.length + picture.br.length + picture.gzip.length,
  });
  async function make(name: string): Promise<Drawn | undefined> {
    const [, subject = '', seed = '', crop = 'landscape'] = address.exec(name) ?? [];
    if (!isSubject(subject) || String(Number(seed)) !== seed) return undefined;
    const plain = Buffer.from(draw(subject, Number(seed), crop as Crop).svg);
    const picture = {
      plain,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      // anybody may ask for any of many pictures: the first time must stay cheap
      br: await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
      gzip: await deflate(plain),
    };
    drawn.set(name, picture);
    return picture;
  }
  app.get<{ Params: { name: string } }>('/artwork/:name', async (request, reply) => {
    const { name } = request.params;
    const picture = drawn.get(name) ?? (await make(name));
    if (!picture) throw new AppError('NotFoundError', 'Not Found');
    reply.headers({
      etag: picture.etag,
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    reply.type('image/svg+xml');
    const accepts = String(request.headers['accept-encoding'] ?? '');
    if (accepts.includes('br')) return reply.header('content-encoding', 'br').send(picture.br);
    if (accepts.includes('gzip')) return reply.header('content-encoding', 'gzip').send(picture.gzip);
    return reply.send(picture.plain);
  });
}
