import { Worker } from 'node:worker_threads';
import { workLimits } from '../platform/load/work-limits.ts';
import { WorkQueue } from '../platform/load/work-queue.ts';
import type { CalendarSource, ParsedCalendar } from './parse-taken-days.ts';

/** Partners take turns: however many calendars one partner has, others wait for one or two of them. */
const calendars = new WorkQueue(workLimits.calendars);
const mostMegabytes = 128;
/** Milliseconds that reading may take; years of real calendars take about ten. */
const timeouts = 1_500;
/** Milliseconds that a thread may take to start, which does not depend on the calendar. */
const timeoutsToStart = 15_000;

/**
 * Reads a calendar in its own thread, two at a time per process, with a limit of time and memory. `party`: the owner of
 * the calendar, for taking turns.
 */
export function parseInWorker(
  { party = '', ...source }: CalendarSource & { readonly party?: string },
  within = timeouts,
): Promise<ParsedCalendar> {
  const parse = () => {
    const { promise, resolve } = Promise.withResolvers<ParsedCalendar>();
    const worker = new Worker(new URL('./parse-worker.ts', import.meta.url), {
      workerData: source,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    const giveUp = () => resolve({ problem: 'the calendar takes too long to read' });
    let timer = setTimeout(giveUp, timeoutsToStart);
    worker.on('message', (message: 'begun' | ParsedCalendar) => {
      if (message !== 'begun') return resolve(message);
      clearTimeout(timer);
      timer = setTimeout(giveUp, within);
    });
    worker.once('error', () => resolve({ problem: 'we cannot read the calendar' }));
    return promise.finally(() => {
      clearTimeout(timer);
      return worker.terminate();
    });
  };
  return calendars.run(parse, { caller: { group: party, known: false } });
}
