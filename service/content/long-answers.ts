import { StreamedAnswer } from '../platform/call.ts';
import type { Context } from '../platform/context.ts';
import { workLimits } from '../platform/load/work-limits.ts';
import { WorkQueue } from '../platform/load/work-queue.ts';
import { networksAround } from '../platform/network.ts';
import { VersionedCache } from '../platform/versioned-cache.ts';
import type { WrittenEntries } from './entry-cache.ts';
import { AnswerTooLong, type EntryRef } from './present.ts';

/** Bytes of the longest answer: a short query could ask for gigabytes. */
const maxBytes = 16 * 2 ** 20;
/** Number of entries rendered at once and held in memory. */
const batch = 25;

/** The data of a long answer. */
export interface LongPage {
  readonly page: readonly EntryRef[];
  readonly head: string;
  readonly tail: string;
  readonly write: (entries: readonly EntryRef[]) => Promise<WrittenEntries>;
  /** Estimated total cost in milliseconds of processor time. */
  readonly cost: number;
}

const queues = new VersionedCache<WorkQueue>({ entries: 10_000 });

/**
 * Waits for a slot in each network around the caller: one at a time per network. Returns the function that frees the
 * slots; they are freed after a timeout otherwise. Throws ServiceUnavailableError if too many wait.
 */
async function takeSlots({ network }: Context): Promise<() => void> {
  const ends: (() => void)[] = [];
  const end = () => {
    for (const one of ends) one();
  };
  try {
    for (const { network: name, times } of networksAround(network)) {
      const { running, waiting, deadline } = workLimits.longAnswers;
      const queue = queues.get(name) ?? new WorkQueue({ running: running * times, waiting: waiting * times, deadline });
      queues.set(name, queue);
      await new Promise<void>((begin, fail) => {
        const released = new Promise<void>((over) => ends.push(over));
        const hold = () => {
          begin();
          return released;
        };
        queue.run(hold).catch(fail);
      });
    }
    return end;
  } catch (error) {
    end();
    throw error;
  }
}

/**
 * An answer too long for memory, rendered in batches while it is sent. Its length is estimated from a sample of its
 * entries. Throws AnswerTooLong if the estimate exceeds the limit.
 */
export async function longAnswer(ctx: Context, { page, head, tail, write, cost }: LongPage): Promise<StreamedAnswer> {
  const batches = Array.from({ length: Math.ceil(page.length / batch) }, (_, at) =>
    page.slice(at * batch, (at + 1) * batch),
  );
  const written = async (entries: readonly EntryRef[]): Promise<Buffer> => {
    const make = () => write(entries);
    const share = cost / (page.length / entries.length);
    return Buffer.concat((await (ctx.quota ? ctx.quota.pass(ctx, share, make) : make())).parts);
  };
  const step = Math.ceil(page.length / batch);
  const sample = page.filter((_, at) => at % step === 0);
  const end = await takeSlots(ctx);
  try {
    const { length } = await written(sample);
    if ((length / sample.length) * page.length > maxBytes) throw new AnswerTooLong();
    return new StreamedAnswer(endedBy(parts(), end));
  } catch (error) {
    end();
    throw error;
  }

  async function* parts(): AsyncGenerator<Buffer> {
    try {
      yield Buffer.from(head);
      let sent = 0;
      for (const entries of batches) {
        const text = await written(entries);
        if (text.length > 0) yield sent > 0 ? Buffer.concat([comma, text]) : text;
        sent += text.length;
        // the sample was far shorter than the rest: closes the connection, so that no reader takes a part for the whole
        if (sent > 2 * maxBytes) throw new AnswerTooLong();
      }
      yield Buffer.from(tail);
    } finally {
      end();
    }
  }
}

/** The same parts; a reader who disconnects before the first part frees the slot too. */
function endedBy(parts: AsyncGenerator<Buffer>, end: () => void): AsyncIterable<Buffer> {
  const leave = () => {
    end();
    return parts.return(undefined);
  };
  return { [Symbol.asyncIterator]: () => ({ next: () => parts.next(), return: leave }) };
}

const comma = Buffer.from(',');
