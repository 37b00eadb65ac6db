import { AppError, conflict, notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { holdUntil } from '../../stock/holds.ts';
import { loadBookings, lockBooking } from '../booking.sql.ts';
import { statusAt } from '../booking.ts';
import { opensEmail, opensPayment } from '../paying/payment-link.ts';
import { recordChange } from '../record-change.ts';
import type { BookingWire } from '../wire.ts';
import { keepable, presentBooking } from './present-booking.ts';

/**
 * Whoever reads the email of a booking without an account confirms its address, and the booking is held for as long as
 * one with an account. Repeating it changes nothing.
 * Throws NotFoundError without a key of the booking, ForbiddenError for one that is not the email's, ConflictError when
 * the hold has ended or it is paid.
 */
export async function keepBooking(ctx: Context, asked: { bookingId: string; key: string }): Promise<BookingWire> {
  requireRight(ctx.viewer, 'use the link of a booking');
  const { bookingId, key } = asked;
  // before it looks whether there is such a booking: neither answer nor time tells
  if (!opensPayment(ctx.config, bookingId, key)) throw notFound();
  if (!opensEmail(ctx.config, bookingId, key))
    throw new AppError('ForbiddenError', 'Please open the link in our email to keep this booking');
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, { bookingId });
    if (!booking) throw notFound();
    const status = statusAt(booking, ctx.now);
    if (status === 'cancelled') throw conflict('The hold on this booking has ended');
    if (status !== 'pending') throw conflict('This booking is already confirmed');
    const until = keepable(booking);
    if (until) {
      await recordChange(ctx, booking, { kind: 'kept', head: { kept_at: ctx.now, hold_until: until } });
      await holdUntil(ctx, booking.row, until);
    }
    const [kept] = await loadBookings(ctx.db, [booking.row]);
    return presentBooking(kept ?? booking, ctx.config, ctx.now);
  });
}
