import { conflict, notFound } from '../../core/app-error.ts';
import { requireOwner } from '../../core/may.ts';
import { paiseOf } from '../../core/money.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { loadBookings, lockBooking } from '../booking.sql.ts';
import { statusAfter, statusAt } from '../booking.ts';
import { planChange } from '../changing/plan-change.ts';
import { creditRefund } from '../documents/bill.ts';
import { remainingOf } from '../paying/balance.ts';
import { oweRefund } from '../paying/owe-refund.ts';
import type { BookingWire } from '../wire.ts';
import { writeCancelled } from './booking-emails.ts';
import { endBooking } from './end-booking.ts';
import { notifyBookingWebhooks } from './notify-booking-webhooks.ts';
import { presentBooking } from './present-booking.ts';

/**
 * Cancels the viewer's own booking: releases its stock and owes the payer the refund under the cancellation policy.
 * Repeating it changes nothing. Throws NotFoundError for bookings of others, ConflictError if it can no longer be
 * cancelled.
 *
 * @may traveller, partner, editor, support, admin
 */
export async function cancelBooking(ctx: Context, bookingId: string): Promise<BookingWire> {
  const { userId } = requireOwner(ctx.viewer, 'own bookings');
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, { bookingId });
    if (!booking || booking.userId !== userId) throw notFound();
    if (statusAt(booking, ctx.now) !== 'cancelled') {
      if (!statusAfter(booking.status, 'cancel')) throw conflict('This booking can no longer be cancelled');
      const cancelledLines = booking.lines.map((line) => ({ line, to: 'cancelled' as const }));
      const { ends, refund } = planChange(booking, cancelledLines, [], { now: ctx.now, payBy: ctx.now });
      const kept = new Map(ends.map(({ line, kept }) => [line.id, kept]));
      await endBooking(ctx, booking, { kind: 'cancelled', money: paiseOf(0 - refund), kept });
      const paid = booking.payments.find((payment) => remainingOf(payment) > 0);
      if (refund > 0) await oweRefund(ctx, booking, refund);
      await writeCancelled(ctx, booking, paid ? { refund, mode: paid.mode } : null);
      await notifyBookingWebhooks(ctx, 'booking.cancelled', booking.id);
      if (paid) await creditRefund(ctx, booking, refund, `cancelled ${booking.bookingId}`);
    }
    const [changed] = await loadBookings(ctx.db, [booking.id]);
    return presentBooking(changed ?? booking, ctx.config, ctx.now);
  });
}
