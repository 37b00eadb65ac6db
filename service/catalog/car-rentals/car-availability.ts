import { addDays, type Day, nightsBetween } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { paiseOf, toRupees } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { daysOfCar } from './car-stock.sql.ts';

/** Days that one question may span. */
export const mostDays = 62;

/** A day of a car, as the calendar reads it; the price in rupees. */
export interface CarDay {
  day: Day;
  left: number;
  price: number;
  closed: boolean;
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
  const rows = await daysOfCar(ctx.db, slug, from, end, ctx.now);
  return rows.map(({ day, units_left, price_paise, closed }) => ({
    day,
    left: units_left,
    price: toRupees(paiseOf(price_paise)),
    closed,
  }));
}
