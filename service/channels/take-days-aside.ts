import { Worker } from 'node:worker_threads';
import { makeFairTurns } from '../platform/fair-turns.ts';
import type { Taken, Wanted } from './take-days.ts';

/** Partners take turns: however many calendars one has, another waits for one or two of them. */
const turns = makeFairTurns(2, { waiting: 1_000 });
const mostMegabytes = 128;
/** Milliseconds that reading takes at most: years of real calendars take some ten. */
const timeouts = 1_500;
/** Milliseconds until a thread has started, which no calendar decides. */
const timeoutsToStart = 15_000;

/**
 * Reads a calendar in a thread of its own, two at a time in this process: whatever it is made of, it takes so many
 * milliseconds and so much memory at most. `party`: whose calendar it is, for turns.
 */
export function takeDaysAside(
  { party = '', ...wanted }: Wanted & { readonly party?: string },
  within = timeouts,
): Promise<Taken> {
  return turns({ group: party, known: false }, () => {
    const { promise, resolve } = Promise.withResolvers<Taken>();
    const worker = new Worker(new URL('./take-days-worker.ts', import.meta.url), {
      workerData: wanted,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    const giveUp = () => resolve({ problem: 'it takes too long to be read' });
    let timer = setTimeout(giveUp, timeoutsToStart);
    worker.on('message', (message: 'begun' | Taken) => {
      if (message !== 'begun') return resolve(message);
      clearTimeout(timer);
      timer = setTimeout(giveUp, within);
    });
    worker.once('error', () => resolve({ problem: 'what stands there cannot be read' }));
    return promise.finally(() => {
      clearTimeout(timer);
      return worker.terminate();
    });
  });
}
