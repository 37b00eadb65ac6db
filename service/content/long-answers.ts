import { LRUCache } from 'lru-cache';
import { LongAnswer } from '../platform/call.ts';
import type { Context } from '../platform/context.ts';
import { networksAround } from '../platform/network.ts';
import { makeTurns, type Turns } from '../platform/turns.ts';
import type { WrittenEntries } from './kept-entries.ts';
import { AnswerTooLong, type Wanted } from './present.ts';

/** Bytes of the longest answer that is sent: a short question could ask for gigabytes. */
const longest = 16 * 2 ** 20;
/** So many entries are put together at once, and no more stand in memory. */
const batch = 25;
/** How long one reader has its network's turn at most: a slow one keeps nobody else waiting for ever. */
const lasts = 30_000;

/** What a long answer is made of. */
export interface LongPage {
  readonly page: readonly Wanted[];
  readonly head: string;
  readonly tail: string;
  readonly write: (entries: readonly Wanted[]) => Promise<WrittenEntries>;
  /** What all of it costs, in milliseconds of a processor. */
  readonly cost: number;
}

const turnsOfNetworks = new LRUCache<string, Turns>({ max: 10_000 });

/**
 * Waits for the turn of a caller in each network around it: of one network one at a time. Gives what ends it; a turn that nobody ends
 * does so by itself. Throws ServiceUnavailableError when too many wait.
 */
async function takeTurn({ network }: Context): Promise<() => void> {
  const ends: (() => void)[] = [];
  const end = () => {
    for (const one of ends) one();
  };
  try {
    for (const { network: name, times } of networksAround(network)) {
      const turns = turnsOfNetworks.get(name) ?? makeTurns(times, { waiting: 8 * times, lasts });
      turnsOfNetworks.set(name, turns);
      await new Promise<void>((begin, fail) => {
        const held = new Promise<void>((over) => ends.push(over));
        turns(() => {
          begin();
          return held;
        }).catch(fail);
      });
    }
    return end;
  } catch (error) {
    end();
    throw error;
  }
}

/**
 * The answer that is too long to stand in memory: put together batch by batch while it is sent. What it will come to is told by
 * some of its entries. Throws AnswerTooLong where that is more than anybody is sent.
 */
export async function longAnswer(ctx: Context, { page, head, tail, write, cost }: LongPage): Promise<LongAnswer> {
  const batches = Array.from({ length: Math.ceil(page.length / batch) }, (_, at) =>
    page.slice(at * batch, (at + 1) * batch),
  );
  const written = async (entries: readonly Wanted[]): Promise<Buffer> => {
    const make = () => write(entries);
    const share = cost / (page.length / entries.length);
    return Buffer.concat((await (ctx.budget ? ctx.budget.pass(ctx, share, make) : make())).parts);
  };
  const step = Math.ceil(page.length / batch);
  const sample = page.filter((_, at) => at % step === 0);
  const end = await takeTurn(ctx);
  try {
    const { length } = await written(sample);
    if ((length / sample.length) * page.length > longest) throw new AnswerTooLong();
    return new LongAnswer(endedBy(parts(), end));
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
        // what was measured was far shorter than the rest: the connection ends, so that nobody takes half for all
        if (sent > 2 * longest) throw new AnswerTooLong();
      }
      yield Buffer.from(tail);
    } finally {
      end();
    }
  }
}

/** The same parts; whoever turns away before the first of them ends the turn too. */
function endedBy(parts: AsyncGenerator<Buffer>, end: () => void): AsyncIterable<Buffer> {
  const leave = () => {
    end();
    return parts.return(undefined);
  };
  return { [Symbol.asyncIterator]: () => ({ next: () => parts.next(), return: leave }) };
}

const comma = Buffer.from(',');
