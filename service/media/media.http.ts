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
const forEver = 'public, max-age=31536000, immutable';

/** Folders that contain files only: a missing one is answered in the wire format. */
export function openMissingFiles(app: FastifyInstance): void {
  for (const folder of ['uploads', 'media', 'artwork', 'email-pictures']) {
    const onRequest = async () => {
      throw notFound();
    };
    app.all(`/${folder}/*`, { onRequest }, () => undefined);
  }
}

/**
 * Serves uploaded pictures, `/media/{hash}/{file}`. The address contains a hash of the content, so clients may cache
 * them forever. An AVIF that is not made yet is answered as WebP, briefly: a page does not know which exist. Recently requested files are cached within 24 MB, and concurrent requests share one read.
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
    const read = (name: string) => files.load(`${hash}/${name}`, () => findFile(context().db, hash, name));
    const stored = await read(file);
    const other = file.replace(/\.avif$/, '.webp');
    const found = stored ?? (other === file ? undefined : await read(other));
    if (!found) throw notFound();
    const etag = `"${hash.slice(0, 16)}-${stored ? file : other}"`;
    reply.headers({
      etag,
      'cache-control': stored ? forEver : 'public, max-age=10',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
    });
    if (isNotModified(request, etag)) return reply.code(304).send();
    return reply.type(found.mime).send(found.content);
  });
}
