import { setImmediate as turn } from 'node:timers/promises';
import { priorityFor } from './work-limits.ts';

let underWay = 0;
const waiting = new Set<() => void>();

/** Runs a transaction with priority: until it ends, or for the first 200 ms, `yieldToTransactions` waits. */
export async function withTransactionPriority<Result>(work: () => Promise<Result>): Promise<Result> {
  underWay += 1;
  let hasPriority = true;
  const end = () => {
    clearTimeout(timer);
    if (!hasPriority) return;
    hasPriority = false;
    underWay -= 1;
    if (underWay === 0) for (const go of waiting) go();
  };
  const timer = setTimeout(end, priorityFor);
  try {
    return await work();
  } finally {
    end();
  }
}

/**
 * Call before long processor work: waits, 200 ms at most, while a transaction of this process is running. A sale waits
 * for twenty answers of the database, each behind work begun since, and holds locks.
 */
export async function yieldToTransactions(): Promise<void> {
  // let a sale that arrived while the processor was busy start first: sockets are read between these two, in whatever
  // phase of the event loop we are
  await turn();
  await turn();
  if (underWay === 0) return;
  await new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      waiting.delete(go);
      resolve();
    };
    const timer = setTimeout(go, priorityFor);
    waiting.add(go);
  });
}
