import { Worker } from 'node:worker_threads';
import { makeTurns } from '../platform/turns.ts';
import type { Taken, Wanted } from './take-days.ts';

const turns = makeTurns(2);
const mostMegabytes = 128;

/**
 * Reads a calendar in a thread of its own, two at a time in this process: whatever it is made of, it takes so many
 * milliseconds and so much memory at most.
 */
export function takeDaysAside(wanted: Wanted, patience = 10_000): Promise<Taken> {
  return turns(() => {
    const { promise, resolve } = Promise.withResolvers<Taken>();
    const worker = new Worker(new URL('./take-days-worker.ts', import.meta.url), {
      workerData: wanted,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    const timer = setTimeout(() => resolve({ problem: 'it takes too long to be read' }), patience);
    worker.once('message', resolve);
    worker.once('error', () => resolve({ problem: 'what stands there cannot be read' }));
    return promise.finally(() => {
      clearTimeout(timer);
      return worker.terminate();
    });
  });
}
