import { requireOwner } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { bookingRowsOf, loadBookings } from '../booking.sql.ts';
import { unreadOf } from '../messages/messages.sql.ts';
import { payerOf } from '../payer.ts';
import type { BookingWire } from '../wire.ts';
import type { BookingFilter } from './booking-tab.ts';
import { presentBooking } from './present-booking.ts';

/** Lines that are read for one list, with those that changes have replaced; the newest booking is in it however long it is. */
const mostLines = 1_000;

/** The first of them that have so many lines together. */
function withinLines(found: readonly { readonly id: number; readonly lines: number }[]) {
  let lines = 0;
  const rows: number[] = [];
  for (const one of found) {
    if (rows.length > 0 && lines + one.lines > mostLines) break;
    lines += one.lines;
    rows.push(one.id);
  }
  return { rows, lines };
}

/**
 * The viewer's own bookings, newest first, and how many messages about any of them are unread. Charged by their lines: throws
 * RateLimitError for a network that asks for too much.
 */
export async function listBookings(
  ctx: Context,
  filter: BookingFilter,
): Promise<{ data: BookingWire[]; meta: { unread: number } }> {
  const { userId } = requireOwner(ctx.viewer, 'own bookings');
  const { rows, lines } = withinLines(await bookingRowsOf(ctx.db, userId, filter, ctx.now));
  // measured at 0.09 ms a line
  ctx.budget?.spend(payerOf(ctx), 2 + 0.1 * lines);
  const bookings = await loadBookings(ctx.db, rows);
  const unread = await unreadOf(ctx.db, userId);
  return { data: bookings.map((booking) => presentBooking(booking, ctx.config, ctx.now)), meta: { unread } };
}
