import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError } from '../core/app-error.ts';
import { etagOf, isNotModified } from '../platform/negotiation.ts';

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

interface Making {
  readonly picture: Promise<CachedPicture>;
  readonly abandon: AbortController;
  waiting: number;
}

/**
 * A cache of expensive pictures, limited to so many megabytes. Concurrent requests for one picture share a rendering;
 * while more than `waiting` different ones are rendering, further requests are refused, so that strangers cannot pile
 * up work.
 */
export function makePictureCache(megabytes: number, waiting = 24): PictureCache {
  const kept = new LRUCache<string, CachedPicture>({
    maxSize: megabytes * 2 ** 20,
    sizeCalculation: ({ body }) => body.length + 200,
  });
  const underWay = new Map<string, Making>();
  function begin(key: string, render: (signal: AbortSignal) => Promise<Buffer>): Making {
    const abandon = new AbortController();
    const forget = () => {
      if (underWay.get(key) === making) underWay.delete(key);
    };
    // a request after all clients have disconnected starts again
    abandon.signal.addEventListener('abort', forget);
    const picture = render(abandon.signal)
      .then((body) => {
        const picture = { etag: etagOf(body), body };
        kept.set(key, picture);
        return picture;
      })
      .finally(forget);
    const making: Making = { picture, abandon, waiting: 0 };
    underWay.set(key, making);
    return making;
  }
  return async (key, render, { disconnected, pay } = {}) => {
    const found = kept.get(key);
    if (found) return found;
    let making = underWay.get(key);
    if (!making) {
      if (underWay.size >= waiting)
        throw new AppError('RateLimitError', 'Too many pictures are being made: try again soon', { retryAfter: 5 });
      pay?.();
      making = begin(key, render);
    }
    const own = making;
    own.waiting += 1;
    const leave = () => {
      own.waiting -= 1;
      if (own.waiting === 0)
        own.abandon.abort(new AppError('BadRequestError', 'Nobody waits for the picture any more'));
    };
    if (disconnected?.aborted) leave();
    else disconnected?.addEventListener('abort', leave, { once: true });
    try {
      return await own.picture;
    } finally {
      disconnected?.removeEventListener('abort', leave);
    }
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
