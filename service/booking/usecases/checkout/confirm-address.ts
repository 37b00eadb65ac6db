import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { textIn } from '../../../../messages/translate.ts';
import { AppError, conflict, notFound } from '../../../core/app-error.ts';
import { requireRight } from '../../../core/may.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { applyEvent } from '../../lifecycle/apply-event.ts';
import { statusAt } from '../../model/booking-status.ts';
import { opensEmail, opensPayment } from '../../model/payment-link.ts';
import { longerHold, presentBooking } from '../../model/present-booking.ts';
import type { BookingView } from '../../model/wire/wire.ts';
import { loadBookings, lockBooking } from '../../store/bookings.sql.ts';

/**
 * Confirms the email address of a booking without an account by the key of the link in its email, and extends the hold
 * to that of a booking with an account. Repeating it changes nothing.
 * Throws NotFoundError without a key of the booking, ForbiddenError for a key that is not from the email, ConflictError
 * if the hold has expired or the booking is paid.
 *
 * @may everyone
 */
export async function confirmAddress(ctx: Context, link: { bookingId: string; key: string }): Promise<BookingView> {
  requireRight(ctx.viewer, 'use the link of a booking');
  const { bookingId, key } = link;
  // checked before the database is read: neither answer nor response time shows whether the booking exists
  if (!opensPayment(ctx.config, bookingId, key)) throw notFound();
  if (!opensEmail(ctx.config, bookingId, key))
    throw new AppError('ForbiddenError', sentence(errorsBookingTexts.openEmailLink));
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, { bookingId });
    if (!booking) throw notFound();
    const status = statusAt(booking, ctx.now);
    if (status === 'cancelled') throw conflict(sentence(errorsBookingTexts.holdExpired));
    if (status !== 'pending') throw conflict(sentence(errorsBookingTexts.alreadyConfirmed));
    const until = longerHold(booking);
    if (until) await applyEvent(ctx, booking, { name: 'address confirmed', holdUntil: until });
    const [extended] = await loadBookings(ctx.db, [booking.id]);
    return presentBooking(textIn(ctx.language), extended ?? booking, ctx.config, ctx.now);
  });
}
