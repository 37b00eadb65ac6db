import { AppError } from '../core/app-error.ts';

/**
 * Limits concurrent work; further work waits in order. Throws ServiceUnavailableError at once if too many wait. Work
 * whose signal was aborted while it waited is not started and fails with the signal's reason.
 */
export type ConcurrencyLimiter = <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** A 503 error: try again in a moment. */
export function busy(): AppError {
  return new AppError('ServiceUnavailableError', 'The service is busy, please try again in a moment.', {
    retryAfter: 2,
  });
}

/**
 * A limiter of this process: `limit` pieces of work at once, and at most `waiting` behind them (default: any number).
 * Work that takes longer than `timeout` milliseconds goes on without its slot: it waits for another server and does not
 * use this process.
 */
export function makeConcurrencyLimiter(
  limit: number,
  { waiting = Number.POSITIVE_INFINITY, timeout }: { waiting?: number; timeout?: number } = {},
): ConcurrencyLimiter {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work, signal) => {
    if (running < limit) running += 1;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else {
      throw busy();
    }
    let over = false;
    const end = () => {
      clearTimeout(timer);
      if (over) return;
      over = true;
      // the slot passes to the next without becoming free, so that no newcomer can take it
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    };
    const timer = timeout === undefined ? undefined : setTimeout(end, timeout);
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      end();
    }
  };
}

/**
 * Encoding generated pictures and cards for strangers takes a processor and much memory: two at a time in this process.
 */
export const drawingLimiter: ConcurrencyLimiter = makeConcurrencyLimiter(2);

/** Encoding uploads of staff, in a separate queue, so that requests of strangers cannot delay it. */
export const uploadLimiter: ConcurrencyLimiter = makeConcurrencyLimiter(1);
