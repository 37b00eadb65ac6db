import { requireOwner } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { bookingRowsOf, loadBookings } from '../booking.sql.ts';
import { unreadOf } from '../messages/messages.sql.ts';
import type { BookingWire } from '../wire.ts';
import type { BookingFilter } from './booking-tab.ts';
import { presentBooking } from './present-booking.ts';

/** The viewer's own bookings, newest first, and how many messages about any of his are unread. */
export async function listBookings(
  ctx: Context,
  filter: BookingFilter,
): Promise<{ data: BookingWire[]; meta: { unread: number } }> {
  const { userId } = requireOwner(ctx.viewer, 'own bookings');
  const rows = await bookingRowsOf(ctx.db, userId, filter, ctx.now);
  const bookings = await loadBookings(ctx.db, rows);
  const unread = await unreadOf(ctx.db, userId);
  return { data: bookings.map((booking) => presentBooking(booking, ctx.config, ctx.now)), meta: { unread } };
}
