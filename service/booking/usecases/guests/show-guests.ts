import { textIn } from '../../../../messages/translate.ts';
import { notFound } from '../../../core/app-error.ts';
import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { type BookingAccess, requireBookingAccess } from '../../lifecycle/booking-access.ts';
import { presentGuests } from '../../model/present-guests.ts';
import type { GuestDetailsWire } from '../../model/wire/guest-answers.ts';
import { findBooking } from '../../store/bookings.sql.ts';

/**
 * Shows the guest details of a booking to everyone who may change it. Throws NotFoundError for everyone else.
 *
 * @may everyone
 */
export async function showGuests(ctx: Context, access: BookingAccess): Promise<GuestDetailsWire> {
  requireRight(ctx.viewer, 'use the link of a booking');
  await requireBookingAccess(ctx, access);
  const booking = await findBooking(ctx.db, access.bookingId);
  if (!booking) throw notFound();
  return presentGuests(textIn(ctx.language), booking, ctx.now);
}
