import type { FastifyInstance } from 'fastify';
import { notFound } from '../core/app-error.ts';
import type { Context } from '../platform/context.ts';
import { isNotModified } from '../platform/negotiation.ts';
import { VersionedCache } from '../platform/versioned-cache.ts';
import { findFile } from './media.sql.ts';

interface CachedFile {
  readonly mime: string;
  readonly content: Buffer;
}

const address = /^[0-9a-f]{32}$/;
const fileName = /^[a-z0-9-]{1,90}\.(?:webp|avif)$/;

/** Folders that contain files only: a missing one is answered in the wire format. */
export function openMissingFiles(app: FastifyInstance): void {
  for (const folder of ['uploads', 'media', 'artwork']) {
    const onRequest = async () => {
      throw notFound();
    };
    app.all(`/${folder}/*`, { onRequest }, () => undefined);
  }
}

/**
 * Serves uploaded pictures, `/media/{hash}/{file}`. The address contains a hash of the content, so clients may cache
 * them forever. Recently requested files are cached within 24 MB, and concurrent requests share one read.
 */
export function openMedia(app: FastifyInstance, context: () => Context): void {
  const files = new VersionedCache<CachedFile | undefined>({
    bytes: 24 * 2 ** 20,
    entryBytes: 2 * 2 ** 20,
    sizeOf: (file) => file?.content.length ?? 0,
  });
  app.get<{ Params: { hash: string; file: string } }>('/media/:hash/:file', async (request, reply) => {
    const { hash, file } = request.params;
    if (!address.test(hash) || !fileName.test(file)) throw notFound();
    const etag = `"${hash.slice(0, 16)}-${file}"`;
    const found = await files.load(`${hash}/${file}`, () => findFile(context().db, hash, file));
    if (!found) throw notFound();
    reply.headers({
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
    });
    if (isNotModified(request, etag)) return reply.code(304).send();
    return reply.type(found.mime).send(found.content);
  });
}
