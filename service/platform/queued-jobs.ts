import { type Context, type Database, inTransaction } from './context.ts';
import type { JobName } from './queue.ts';
import { queuedIds } from './queued-jobs.sql.ts';

/** When and with which id a row was written: the order in which rows are looked through. */
export interface RowPlace {
  readonly at: Date;
  readonly id: number;
}

/** The next rows behind `after` that were written until then and wait, in order, at most `most`. */
export interface RowsWanted {
  readonly after: RowPlace;
  readonly until: Date;
  readonly most: number;
}

/** Milliseconds after writing from which a row without a job counts as lost, and until which it is looked for. */
const lostAfter = 600_000;
const lookedForUntil = 86_400_000;

/** Rows that one transaction looks at. */
const rowsAtOnce = 1_000;

/**
 * Adds a job for each row that waits and has none in that queue, where jobs carry its id under `key`: the queue was
 * restored from another backup than the rows, or lies on another node that lost it. All rows of the last day are looked
 * at, however many of the oldest have their job. Returns how many had none.
 */
export async function requeueLost(
  ctx: Context,
  lost: {
    queue: JobName;
    key: string;
    find: (db: Database, wanted: RowsWanted) => Promise<RowPlace[]>;
    enqueue: (ctx: Context, row: RowPlace) => Promise<void>;
  },
): Promise<number> {
  const until = new Date(ctx.now.getTime() - lostAfter);
  let after: RowPlace | undefined = { at: new Date(ctx.now.getTime() - lookedForUntil), id: 0 };
  let count = 0;
  while (after) {
    const page = await requeuePage(ctx, { after, until, most: rowsAtOnce }, lost);
    count += page.lost;
    after = page.next;
  }
  return count;
}

async function requeuePage(
  ctx: Context,
  wanted: RowsWanted,
  { queue, key, find, enqueue }: Parameters<typeof requeueLost>[1],
): Promise<{ lost: number; next: RowPlace | undefined }> {
  return inTransaction(ctx, async (ctx) => {
    const rows = await find(ctx.db, wanted);
    const ids = rows.map(({ id }) => id);
    const queued = await queuedIds(ctx.db, ctx.config.databaseSchema, { queue, key, ids });
    const lost = rows.filter(({ id }) => !queued.has(id));
    for (const row of lost) await enqueue(ctx, row);
    return { lost: lost.length, next: rows.length < wanted.most ? undefined : rows.at(-1) };
  });
}
