import { today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { sendingGateways } from '../../payments/gateways.ts';
import type { Context } from '../../platform/context.ts';
import { loadBookings } from '../store/bookings.sql.ts';
import { findBoardBookingIds } from './board.sql.ts';
import { type BookingSearch, boardColumns } from './booking-search.ts';
import { presentListedBooking } from './listed-booking.ts';

const cards = 20;
/** A booking may be in a column with several lines. */
const linesEach = 3;

/**
 * Returns matching bookings by their next step: refunds to send, payments to confirm, unpaid holds, travelling today,
 * upcoming. Twenty per column, and whether there are more. Amounts in rupees.
 *
 * @may support, admin, operator
 */
export async function showBoard(ctx: Context, search: BookingSearch) {
  requireRight(ctx.viewer, 'see bookings');
  const { config, db, now } = ctx;
  const narrowed = { ...search, now, sending: sendingGateways(config), transfers: config.upiId !== undefined };
  const shown = new Set<number>();
  const columns = [];
  for (const column of boardColumns) {
    const limit = (cards + shown.size) * linesEach;
    const ids = await findBoardBookingIds(db, column, { ...narrowed, today: today(now), limit });
    const own = [...new Set(ids)].filter((id) => !shown.has(id));
    const first = own.slice(0, cards);
    for (const id of first) shown.add(id);
    columns.push({ column, ids: first, more: own.length > first.length });
  }
  const bookings = new Map((await loadBookings(db, [...shown])).map((booking) => [booking.id, booking]));
  return columns.map(({ column, ids, more }) => ({
    column,
    more,
    cards: ids.flatMap((id) => bookings.get(id) ?? []).map((booking) => presentListedBooking(ctx, booking)),
  }));
}
