import { textIn } from '../../../../messages/translate.ts';
import { notFound } from '../../../core/app-error.ts';
import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { type BookingAccess, requireBookingAccess } from '../../lifecycle/booking-access.ts';
import { bookedFor, presentBooking } from '../../model/present-booking.ts';
import type { BookedForWire, BookingView } from '../../model/wire/wire.ts';
import { findBooking } from '../../store/bookings.sql.ts';

/**
 * Returns a booking to its owner or, without an account, to readers of its email. Throws NotFoundError for everyone
 * else (see `requireBookingAccess`).
 *
 * @may everyone
 */
export async function openBooking(
  ctx: Context,
  access: BookingAccess,
): Promise<{ booking: BookingView; bookedFor: BookedForWire }> {
  requireRight(ctx.viewer, 'use the link of a booking');
  await requireBookingAccess(ctx, access);
  const booking = await findBooking(ctx.db, access.bookingId);
  if (!booking) throw notFound();
  return { booking: presentBooking(textIn(ctx.language), booking, ctx.config, ctx.now), bookedFor: bookedFor(booking) };
}
