import type { Day } from '../core/day.ts';
import type { Context } from '../platform/context.ts';
import { type GridDay, readGridDays } from './grid-days.sql.ts';

export type { GridDay } from './grid-days.sql.ts';

/** Every day [from, to) of those sellables at each of their times, as it is now: in order, in one statement. */
export async function gridDays(
  ctx: Pick<Context, 'db' | 'now'>,
  of: { readonly sellables: readonly number[]; readonly from: Day; readonly to: Day },
): Promise<GridDay[]> {
  return of.sellables.length === 0 ? [] : readGridDays(ctx.db, { ...of, now: ctx.now });
}
