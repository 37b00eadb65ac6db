import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { findBooking } from '../booking.sql.ts';
import { type BookingAccess, requireBookingAccess } from '../booking-access.ts';
import type { BookedForWire, BookingWire } from '../wire.ts';
import { bookedFor, presentBooking } from './present-booking.ts';

/**
 * Returns a booking to its owner or, without an account, to readers of its email. Throws NotFoundError for everyone
 * else (see `requireBookingAccess`).
 *
 * @may everyone
 */
export async function openBooking(
  ctx: Context,
  access: BookingAccess,
): Promise<{ booking: BookingWire; bookedFor: BookedForWire }> {
  requireRight(ctx.viewer, 'use the link of a booking');
  await requireBookingAccess(ctx, access);
  const booking = await findBooking(ctx.db, access.bookingId);
  if (!booking) throw notFound();
  return { booking: presentBooking(booking, ctx.config, ctx.now), bookedFor: bookedFor(booking) };
}
