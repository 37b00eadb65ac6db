import { AppError } from '../core/app-error.ts';

/**
 * Runs work so that only so many pieces of it are under way at once; the others wait in their order. Throws
 * ServiceUnavailableError at once when too many wait. What nobody waits for any more when its turn comes is not begun:
 * it fails with the signal's reason.
 */
export type Turns = <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** 503, to be tried again in a moment. */
export function busy(): AppError {
  return new AppError('ServiceUnavailableError', 'The service is busy, please try again in a moment.', {
    retryAfter: 2,
  });
}

/**
 * Turns of their own in this process: `most` pieces of work at once, and `waiting` behind them; any number without. What
 * takes longer than `lasts` milliseconds goes on without its turn: it is no work of this process, but waits for another.
 */
export function makeTurns(
  most: number,
  { waiting = Number.POSITIVE_INFINITY, lasts }: { waiting?: number; lasts?: number } = {},
): Turns {
  const line: (() => void)[] = [];
  let underWay = 0;
  return async (work, signal) => {
    if (underWay < most) underWay += 1;
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve));
    else {
      throw busy();
    }
    let over = false;
    const end = () => {
      clearTimeout(timer);
      if (over) return;
      over = true;
      // the turn goes to the next without being free in between, so that nobody jumps the queue
      const next = line.shift();
      if (next) next();
      else underWay -= 1;
    };
    const timer = lasts === undefined ? undefined : setTimeout(end, lasts);
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      end();
    }
  };
}

/** Encoding drawn pictures and cards for strangers takes a processor and much memory: two at a time in this process. */
export const drawingTurns: Turns = makeTurns(2);

/** Encoding what the staff uploads, in a line of its own: however much strangers ask for, it has its turn. */
export const uploadTurns: Turns = makeTurns(1);
