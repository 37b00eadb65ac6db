import { setImmediate as turn } from 'node:timers/promises';

/** Milliseconds for which a transaction goes before what only reads, and for which that waits for transactions. */
const lasts = 200;

let underWay = 0;
const waiting = new Set<() => void>();

/** Runs a transaction of this process: until it ends, or for the first while, `letTransactionsPass` waits. */
export async function withRightOfWay<Result>(work: () => Promise<Result>): Promise<Result> {
  underWay += 1;
  let goesFirst = true;
  const end = () => {
    clearTimeout(timer);
    if (!goesFirst) return;
    goesFirst = false;
    underWay -= 1;
    if (underWay === 0) for (const go of waiting) go();
  };
  const timer = setTimeout(end, lasts);
  try {
    return await work();
  } finally {
    end();
  }
}

/**
 * What takes the processor for long begins when no transaction of this process is under way: a sale has twenty answers of the
 * database to wait for, each behind what was begun in the meantime, and holds locks. A fifth of a second at most.
 */
export async function letTransactionsPass(): Promise<void> {
  // a sale that came while others had the processor is heard first: sockets are read between these two, wherever we are
  await turn();
  await turn();
  if (underWay === 0) return;
  await new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      waiting.delete(go);
      resolve();
    };
    const timer = setTimeout(go, lasts);
    waiting.add(go);
  });
}
