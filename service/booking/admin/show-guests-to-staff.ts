import { textIn } from '../../../messages/translate.ts';
import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { presentGuests } from '../model/present-guests.ts';
import type { GuestDetailsWire } from '../model/wire/guest-answers.ts';
import { findBooking } from '../store/bookings.sql.ts';

/**
 * Shows the guest details of any booking to staff. Throws UnauthorizedError or ForbiddenError for everyone else,
 * NotFoundError for an unknown booking.
 *
 * @may support, admin, operator
 */
export async function showGuestsToStaff(ctx: Context, { bookingId }: { bookingId: string }): Promise<GuestDetailsWire> {
  requireRight(ctx.viewer, 'see who travels');
  const booking = await findBooking(ctx.db, bookingId);
  if (!booking) throw notFound();
  return presentGuests(textIn(ctx.language), booking, ctx.now);
}
