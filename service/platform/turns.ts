/**
 * Runs work so that at most `most` pieces of it are under way at once; the others wait in their order. What nobody waits
 * for any more when its turn comes is not begun: it fails with the signal's reason.
 */
export type Turns = <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

export function makeTurns(most: number): Turns {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return async (work, signal) => {
    if (underWay >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else underWay += 1;
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      // the turn goes to the next without being free in between
      const next = waiting.shift();
      if (next) next();
      else underWay -= 1;
    }
  };
}

/** Encoding drawn pictures and cards for strangers takes a processor and much memory: two at a time in this process. */
export const drawingTurns: Turns = makeTurns(2);

/** Encoding what the staff uploads, in a line of its own: however much strangers ask for, it has its turn. */
export const uploadTurns: Turns = makeTurns(1);
