import { addDays, type Day, today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { listScarceDays } from '../../stock/grid-days.ts';
import { soldWithin } from './today.sql.ts';

const days = 14;
/** Of more sales in a fortnight only so many are looked at, and so many things that are sold by them: those that begin first. */
const looked = { looked: 2_000, most: 500 };
const most = 10;

/** Something that is sold out, or nearly, within the next fortnight. */
export interface Scarce {
  readonly productType: string;
  readonly what: string;
  readonly option: string | null;
  /** The first such day, how many are left on it, and on how many days and times it is so. */
  readonly day: Day;
  readonly left: number;
  readonly times: number;
}

/** What has one left or none on a day of the next fortnight, the soonest ten of what is being sold. */
export async function listScarce(ctx: Context): Promise<{ scarce: readonly Scarce[]; total: number }> {
  requireRight(ctx.viewer, 'change stock');
  const from = today(ctx.now);
  const to = addDays(from, days);
  const sold = await soldWithin(ctx.db, { from, to, ...looked });
  const ids = sold.map(({ sellableId }) => sellableId);
  const found = Map.groupBy(await listScarceDays(ctx, ids, from, to), ({ sellableId }) => sellableId);
  const scarce = sold.flatMap(({ sellableId, ...what }) => {
    const own = found.get(sellableId) ?? [];
    const [first] = own;
    return first ? [{ ...what, day: first.day, left: first.free, times: own.length }] : [];
  });
  return { scarce: scarce.sort((a, b) => (a.day < b.day ? -1 : 1)).slice(0, most), total: scarce.length };
}
