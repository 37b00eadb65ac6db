import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError } from '../core/app-error.ts';

export interface KeptPicture {
  readonly etag: string;
  readonly body: Buffer;
}

export type KeptPictures = (key: string, make: () => Promise<Buffer>) => Promise<KeptPicture>;

export const etagOf = (body: Buffer | string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/**
 * Pictures that cost a processor, kept within so many megabytes. One that several ask for is made once; when more than
 * `waiting` different ones are being made, the next is refused, so that strangers cannot pile up work.
 */
export function keepPictures(megabytes: number, waiting = 24): KeptPictures {
  const kept = new LRUCache<string, KeptPicture>({
    maxSize: megabytes * 2 ** 20,
    sizeCalculation: ({ body }) => body.length + 200,
  });
  const underWay = new Map<string, Promise<KeptPicture>>();
  return async (key, make) => {
    const found = kept.get(key) ?? underWay.get(key);
    if (found) return found;
    if (underWay.size >= waiting)
      throw new AppError('RateLimitError', 'Too many pictures are being made: try again soon', { retryAfter: 5 });
    const making = make()
      .then((body) => {
        const picture = { etag: etagOf(body), body };
        kept.set(key, picture);
        return picture;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
}

/** Nothing that a picture could contain runs, whoever opens it by itself. */
export const pictureHeaders = {
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
} as const;

export function sendPicture(request: FastifyRequest, reply: FastifyReply, { etag, body }: KeptPicture, type: string) {
  reply.headers({ ...pictureHeaders, etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(type).send(body);
}
