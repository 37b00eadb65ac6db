import { addDays, type Day, nightsBetween } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { paiseOf, toRupees } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { offeredDays, productOf } from '../offered-days.sql.ts';
import { carKind } from './car-kind.ts';

/** Days that one question may span. */
export const mostDays = 62;

/** A day of a car, as the calendar reads it; the price in rupees. */
export interface CarDay {
  day: Day;
  left: number;
  price: number;
  closed: boolean;
  /** Nobody can pick it up on that day. */
  noArrival?: true;
  /** Whoever picks it up on that day has it for so many days at least. */
  minStay?: number;
}

/**
 * What is left of a car on each day of [from, to), at most 62 of them. What unpaid bookings held whose time has run out
 * counts as free. Empty when there is no such car.
 */
export async function carAvailability(
  ctx: Pick<Context, 'db' | 'now' | 'viewer'>,
  { slug, from, to }: { slug: string; from: Day; to: Day },
): Promise<CarDay[]> {
  requireRight(ctx.viewer, 'read the shop');
  if (nightsBetween(from, to) < 1 || slug.includes('\0')) return [];
  const end = nightsBetween(from, to) > mostDays ? addDays(from, mostDays) : to;
  const rows = await offeredDays(ctx.db, productOf(carKind.table, slug), { from, to: end, now: ctx.now });
  return rows.map(({ day, units_left, price_paise, closed, min_stay, no_arrival }) => ({
    day,
    left: units_left,
    price: toRupees(paiseOf(price_paise)),
    closed,
    ...(no_arrival && { noArrival: true as const }),
    ...(min_stay > 1 && { minStay: min_stay }),
  }));
}
