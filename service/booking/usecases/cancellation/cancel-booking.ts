import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { textIn } from '../../../../messages/translate.ts';
import { conflict, notFound } from '../../../core/app-error.ts';
import { requireOwner } from '../../../core/may.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { applyEvent } from '../../lifecycle/apply-event.ts';
import { statusAt } from '../../model/booking-status.ts';
import { lineEnd, planChange } from '../../model/plan-change.ts';
import { presentBooking } from '../../model/present-booking.ts';
import type { BookingView } from '../../model/wire/wire.ts';
import { loadBookings, lockBooking } from '../../store/bookings.sql.ts';

/**
 * Cancels the viewer's own booking: releases its stock and owes the payer the refund under the cancellation policy.
 * Repeating it changes nothing. Throws NotFoundError for bookings of others, ConflictError if it can no longer be
 * cancelled.
 *
 * @may traveller, partner, editor, support, admin
 */
export async function cancelBooking(ctx: Context, bookingId: string): Promise<BookingView> {
  const { userId } = requireOwner(ctx.viewer, 'own bookings');
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, { bookingId });
    if (!booking || booking.userId !== userId) throw notFound();
    if (statusAt(booking, ctx.now) !== 'cancelled') {
      if (booking.status === 'completed') throw conflict(sentence(errorsBookingTexts.cannotCancel));
      const cancelledLines = booking.lines.map((line) => ({ line, to: 'cancelled' as const }));
      const { ends, refund } = planChange(booking, cancelledLines, [], { now: ctx.now, payBy: ctx.now });
      await applyEvent(ctx, booking, { name: 'cancelled', ends: ends.map(lineEnd), amount: refund });
    }
    const [changed] = await loadBookings(ctx.db, [booking.id]);
    return presentBooking(textIn(ctx.language), changed ?? booking, ctx.config, ctx.now);
  });
}
