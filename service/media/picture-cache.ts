import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorsMediaTexts } from '../../messages/en/errors/media.ts';
import { sentence } from '../../messages/message.ts';
import { AppError } from '../core/app-error.ts';
import { etagOf, isNotModified } from '../platform/negotiation.ts';
import { VersionedCache } from '../platform/versioned-cache.ts';

export interface CachedPicture {
  readonly etag: string;
  readonly body: Buffer;
}

/** A client that requests a picture. */
export interface PictureClient {
  /** Aborted when the client disconnects. */
  readonly disconnected?: AbortSignal;
  /** Called if the picture has to be rendered for this client. Throws if the client has requested too many. */
  readonly pay?: () => void;
}

/** The picture with that key; `render` gets a signal that is aborted when all waiting clients have disconnected. */
export type PictureCache = (
  key: string,
  render: (signal: AbortSignal) => Promise<Buffer>,
  client?: PictureClient,
) => Promise<CachedPicture>;

/**
 * A cache of expensive pictures, limited to so many megabytes. Concurrent requests for one picture share a rendering;
 * while more than `waiting` different ones are rendering, further requests are refused, so that strangers cannot pile
 * up work.
 */
export function makePictureCache(megabytes: number, waiting = 24): PictureCache {
  const pictures = new VersionedCache<CachedPicture>({ bytes: megabytes * 2 ** 20, sizeOf: ({ body }) => body.length });
  return async (key, render, { disconnected, pay } = {}) => {
    if (!pictures.has(key)) {
      if (pictures.loading >= waiting)
        throw new AppError('RateLimitError', sentence(errorsMediaTexts.tooManyAtOnce), {
          retryAfter: 5,
        });
      pay?.();
    }
    const make = async (signal: AbortSignal) => {
      const body = await render(signal);
      return { etag: etagOf(body), body };
    };
    return pictures.load(key, make, { signal: disconnected });
  };
}

/** Aborted when the client of that answer disconnects early. */
export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}

/** Nothing in a picture can run, even if it is opened on its own. */
export const pictureHeaders = {
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
} as const;

export function sendPicture(request: FastifyRequest, reply: FastifyReply, { etag, body }: CachedPicture, type: string) {
  reply.headers({ ...pictureHeaders, etag });
  if (isNotModified(request, etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}
