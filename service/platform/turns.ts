/** Runs work so that at most `most` pieces of it are under way at once; the others wait in their order. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function makeTurns(most: number): Turns {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return async (work) => {
    if (underWay >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else underWay += 1;
    try {
      return await work();
    } finally {
      // the turn goes to the next without being free in between
      const next = waiting.shift();
      if (next) next();
      else underWay -= 1;
    }
  };
}

/** For work that takes a processor and much memory, such as encoding pictures: two at a time in this process. */
export const heavyTurns: Turns = makeTurns(2);
