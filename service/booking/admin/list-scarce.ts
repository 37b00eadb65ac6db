import { addDays, type Day, today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { listScarceDays } from '../../stock/grid-days.ts';
import { findUpcomingSales } from './today.sql.ts';

const days = 14;
/** The most upcoming lines that are read, and the most units of stock among them, earliest first. */
const looked = { looked: 2_000, most: 500 };
const most = 10;

/** A unit of stock that is sold out, or nearly, within the next fortnight. */
export interface Scarce {
  readonly productType: string;
  readonly what: string;
  readonly optionName: string | null;
  /** The first such day, how many are left on it, and the number of such days and times. */
  readonly day: Day;
  readonly left: number;
  readonly times: number;
}

/**
 * Lists up to ten units of stock, among those being sold, with one or none left on a day of the next fortnight, soonest
 * first.
 *
 * @may editor, admin, operator
 */
export async function listScarce(ctx: Context): Promise<{ scarce: readonly Scarce[]; total: number }> {
  requireRight(ctx.viewer, 'change stock');
  const from = today(ctx.now);
  const to = addDays(from, days);
  const sold = await findUpcomingSales(ctx.db, { from, to, ...looked });
  const ids = sold.map(({ sellableId }) => sellableId);
  const found = Map.groupBy(await listScarceDays(ctx, ids, from, to), ({ sellableId }) => sellableId);
  const scarce = sold.flatMap(({ sellableId, ...what }) => {
    const own = found.get(sellableId) ?? [];
    const [first] = own;
    return first ? [{ ...what, day: first.day, left: first.free, times: own.length }] : [];
  });
  return { scarce: scarce.sort((a, b) => (a.day < b.day ? -1 : 1)).slice(0, most), total: scarce.length };
}
