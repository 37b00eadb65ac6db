import { addDays, type Day, endOf, instantAt, today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { type Paise, paiseOf } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { offeredDays, productOf } from '../offered-days.sql.ts';
import { experienceTables } from './experience-tables.sql.ts';

/** A day on which a tour begins and has places left. */
export interface Departure {
  day: Day;
  left: number;
  /** Places in all: the size of the group. */
  places: number;
  /** Price of a ticket without its own, at the cheapest free time. */
  price: Paise;
}

/** Long enough for any closed season to end. */
const daysAhead = 365;
const mostDepartures = 6;

/**
 * The next six days within 365 on which the tour of that slug begins and has places left. Empty if nothing is published
 * under that slug. One statement.
 *
 * @may everyone
 */
export async function nextDepartures(
  ctx: Pick<Context, 'db' | 'now' | 'viewer'>,
  { slug }: { readonly slug: string },
): Promise<Departure[]> {
  requireRight(ctx.viewer, 'read the site');
  const from = today(ctx.now);
  const rows = await offeredDays(ctx.db, productOf(experienceTables['tour-package'].table, slug), {
    from,
    to: addDays(from, daysAhead),
    now: ctx.now,
  });
  const next = new Map<Day, Departure>();
  for (const { day, slot, units_left: left, units, price_paise } of rows) {
    const over = (slot === '' ? endOf(day) : instantAt(day, slot)) <= ctx.now;
    if (left < 1 || over) continue;
    const before = next.get(day);
    if (!before && next.size === mostDepartures) break;
    const price = paiseOf(price_paise);
    next.set(day, {
      day,
      left: Math.max(left, before?.left ?? 0),
      places: Math.max(units, before?.places ?? 0),
      price: before && before.price < price ? before.price : price,
    });
  }
  return [...next.values()];
}
