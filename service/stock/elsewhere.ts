import type { Day } from '../core/day.ts';
import type { Context } from '../platform/context.ts';
import { type DayElsewhere, readSoldTwice, type SoldTwice, writeElsewhere } from './elsewhere.sql.ts';

export type { DayElsewhere, SoldTwice } from './elsewhere.sql.ts';

/**
 * What other channels have of a sellable without times, from that day on: these days, and no others. It lowers what can be
 * sold, never below what is; where both have sold the last one, the day is sold twice (`soldTwice`).
 */
export async function sayElsewhere(
  ctx: Pick<Context, 'db'>,
  said: { readonly sellableId: number; readonly from: Day; readonly days: readonly DayElsewhere[] },
): Promise<void> {
  await writeElsewhere(ctx.db, said);
}

/** The first days from `from` on that are sold here and elsewhere, of those sellables; without them of everything. */
export function soldTwice(
  ctx: Pick<Context, 'db' | 'now'>,
  of: { readonly from: Day; readonly sellables?: readonly number[] | undefined; readonly most: number },
): Promise<SoldTwice[]> {
  return readSoldTwice(ctx.db, { sellables: undefined, ...of, now: ctx.now });
}
