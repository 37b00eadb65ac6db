import { notFound } from '../../core/app-error.ts';
import { addDays, type Day, dayOf, endOf, instantAt, today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { type Paise, paiseOf } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { kindOf, type ProductType } from '../kinds.ts';
import { offeredDays, productOf, roomsOf } from '../offered-days.sql.ts';
import { mostDaysAhead } from '../sale-days.ts';

/** A day of a product at one of its times. */
interface CalendarDay {
  day: Day;
  /** The room type; null if there are none. */
  roomType: string | null;
  /** 'HH:MM'; null if there are no set times. */
  time: string | null;
  price: Paise;
  left: number;
  closed: boolean;
  /** Whether a booking can begin on that day, and its minimum days or nights. */
  arrival: boolean;
  minStay: number;
  /** Turnaround days after its last day, and as many before the next booking. */
  turnaround: number;
}

/**
 * Units left and price of a published product on every bookable day of a month 'YYYY-MM', in one statement. Throws
 * NotFoundError if it is not published.
 *
 * @may everyone
 */
export async function showCalendar(
  ctx: Pick<Context, 'db' | 'now' | 'viewer'>,
  { type, slug, month }: { readonly type: ProductType; readonly slug: string; readonly month: string },
): Promise<CalendarDay[]> {
  requireRight(ctx.viewer, 'read the site');
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
      price: paiseOf(row.price_paise),
      left: row.units_left,
      closed: row.closed,
      arrival: !row.no_arrival,
      minStay: row.min_stay,
      turnaround: row.turnaround_days,
    }));
}
