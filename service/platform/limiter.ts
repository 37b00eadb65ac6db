import { LRUCache } from 'lru-cache';
import { AppError } from '../core/app-error.ts';
import type { Limit } from './call.ts';

/** Counts calls of this process in fixed windows. */
export interface Limiter {
  /** Counts one call under the key. Throws RateLimitError with `retryAfter` (seconds) in its details when it is one too many. */
  readonly count: (key: string, limit: Limit, now: number) => void;
}

export function makeLimiter(): Limiter {
  const windows = new LRUCache<string, { ends: number; calls: number }>({ max: 50_000 });
  return {
    count: (key, limit, now) => {
      const open = windows.get(key);
      if (!open || open.ends <= now) {
        windows.set(key, { ends: now + limit.seconds * 1000, calls: 1 });
        return;
      }
      open.calls += 1;
      if (open.calls > limit.times) {
        const retryAfter = Math.max(1, Math.ceil((open.ends - now) / 1000));
        throw new AppError('RateLimitError', 'Too many requests, please try again later.', { retryAfter });
      }
    },
  };
}
