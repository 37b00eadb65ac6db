import { addDays, type Day, nightsBetween } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { type Paise, paiseOf } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { carKind } from '../car-kind.ts';
import { offeredDays, productOf } from '../offered-days.sql.ts';

/** The longest span of one request, in days. */
export const mostDays = 62;

/** A day of a car in the calendar. */
export interface CarDay {
  day: Day;
  left: number;
  price: Paise;
  closed: boolean;
  /** Pick-up is not possible on that day. */
  noArrival?: true;
  /** Minimum days of a hire that starts on that day. */
  minStay?: number;
}

/**
 * Vehicles left of a car on each day of [from, to), at most 62 days. Units in expired holds count as free. Empty if
 * there is no such car.
 *
 * @may everyone
 */
export async function carAvailability(
  ctx: Pick<Context, 'db' | 'now' | 'viewer'>,
  { slug, from, to }: { slug: string; from: Day; to: Day },
): Promise<CarDay[]> {
  requireRight(ctx.viewer, 'read the site');
  if (nightsBetween(from, to) < 1 || slug.includes('\0')) return [];
  const end = nightsBetween(from, to) > mostDays ? addDays(from, mostDays) : to;
  const rows = await offeredDays(ctx.db, productOf(carKind.table, slug), { from, to: end, now: ctx.now });
  return rows.map(({ day, units_left, price_paise, closed, min_stay, no_arrival }) => ({
    day,
    left: units_left,
    price: paiseOf(price_paise),
    closed,
    ...(no_arrival && { noArrival: true as const }),
    ...(min_stay > 1 && { minStay: min_stay }),
  }));
}
