import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError } from '../core/app-error.ts';
import { etagOf, hasAlready } from '../platform/negotiation.ts';

export interface KeptPicture {
  readonly etag: string;
  readonly body: Buffer;
}

/** Who asks for a picture. */
export interface Asker {
  /** Aborted when he has gone. */
  readonly gone?: AbortSignal;
  /** Called when the picture has to be made for him. Throws when he has asked for too many. */
  readonly pay?: () => void;
}

/** The picture of that key; `make` gets a signal that tells when all who wait for it have gone. */
export type KeptPictures = (
  key: string,
  make: (signal: AbortSignal) => Promise<Buffer>,
  asker?: Asker,
) => Promise<KeptPicture>;

interface Making {
  readonly picture: Promise<KeptPicture>;
  readonly abandon: AbortController;
  waiting: number;
}

/**
 * Pictures that cost a processor, kept within so many megabytes. One that several ask for is made once; when more than
 * `waiting` different ones are being made, the next is refused, so that strangers cannot pile up work.
 */
export function keepPictures(megabytes: number, waiting = 24): KeptPictures {
  const kept = new LRUCache<string, KeptPicture>({
    maxSize: megabytes * 2 ** 20,
    sizeCalculation: ({ body }) => body.length + 200,
  });
  const underWay = new Map<string, Making>();
  function begin(key: string, make: (signal: AbortSignal) => Promise<Buffer>): Making {
    const abandon = new AbortController();
    const forget = () => {
      if (underWay.get(key) === making) underWay.delete(key);
    };
    // who comes after all have gone begins again
    abandon.signal.addEventListener('abort', forget);
    const picture = make(abandon.signal)
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
  return async (key, make, { gone, pay } = {}) => {
    const found = kept.get(key);
    if (found) return found;
    let making = underWay.get(key);
    if (!making) {
      if (underWay.size >= waiting)
        throw new AppError('RateLimitError', 'Too many pictures are being made: try again soon', { retryAfter: 5 });
      pay?.();
      making = begin(key, make);
    }
    const own = making;
    own.waiting += 1;
    const leave = () => {
      own.waiting -= 1;
      if (own.waiting === 0)
        own.abandon.abort(new AppError('BadRequestError', 'Nobody waits for the picture any more'));
    };
    if (gone?.aborted) leave();
    else gone?.addEventListener('abort', leave, { once: true });
    try {
      return await own.picture;
    } finally {
      gone?.removeEventListener('abort', leave);
    }
  };
}

/** Aborted when the client of that answer goes away before it has it. */
export function whenGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}

/** Nothing that a picture could contain runs, whoever opens it by itself. */
export const pictureHeaders = {
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
} as const;

export function sendPicture(request: FastifyRequest, reply: FastifyReply, { etag, body }: KeptPicture, type: string) {
  reply.headers({ ...pictureHeaders, etag });
  if (hasAlready(request, etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}
