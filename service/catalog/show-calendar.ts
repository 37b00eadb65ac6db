import { notFound } from '../core/app-error.ts';
import { addDays, type Day, dayOf, endOf, instantAt, today } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import { paiseOf, toRupees } from '../core/money.ts';
import type { Context } from '../platform/context.ts';
import { kindOf, type ProductType } from './kinds.ts';
import { offeredDays, productOf, roomsOf } from './offered-days.sql.ts';
import { mostDaysAhead } from './sale-days.ts';

/** A day of what is sold, at one of its times. */
interface CalendarDay {
  day: Day;
  /** The room type; null where there are none. */
  roomType: string | null;
  /** 'HH:MM'; null where there are no set times. */
  time: string | null;
  /** Rupees. */
  price: number;
  left: number;
  closed: boolean;
  /** Whether one can begin on that day, and for how many days or nights at least. */
  arrival: boolean;
  minStay: number;
  /** Days for which it is made ready after its last one, and as long before the next. */
  turnaround: number;
}

/**
 * What is left of a published product on every day of a month 'YYYY-MM', and at what price: days that can still be booked,
 * in one statement. Throws NotFoundError for what is not published.
 */
export async function showCalendar(
  ctx: Pick<Context, 'db' | 'now' | 'viewer'>,
  { type, slug, month }: { readonly type: ProductType; readonly slug: string; readonly month: string },
): Promise<CalendarDay[]> {
  requireRight(ctx.viewer, 'read the shop');
  const first = dayOf(`${month}-01`);
  const to = dayOf(`${addDays(first, 31).slice(0, 7)}-01`);
  const { table, unitsField } = kindOf(type);
  const own = unitsField === null ? roomsOf(slug) : productOf(table, slug);
  const rows = await offeredDays(ctx.db, own, { from: first, to, now: ctx.now });
  if (rows.length === 0) throw notFound();
  const last = addDays(today(ctx.now), mostDaysAhead);
  return rows
    .filter(({ day, slot }) => day <= last && (slot === '' ? endOf(day) : instantAt(day, slot)) > ctx.now)
    .map((row) => ({
      day: row.day,
      roomType: row.option,
      time: row.slot || null,
      price: toRupees(paiseOf(row.price_paise)),
      left: row.units_left,
      closed: row.closed,
      arrival: !row.no_arrival,
      minStay: row.min_stay,
      turnaround: row.turnaround_days,
    }));
}
