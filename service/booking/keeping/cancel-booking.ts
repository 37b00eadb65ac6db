import { conflict, notFound } from '../../core/app-error.ts';
import { requireOwner } from '../../core/may.ts';
import { paiseOf } from '../../core/money.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { loadBookings, lockBooking } from '../booking.sql.ts';
import { after, statusAt } from '../booking.ts';
import { planChange } from '../changing/plan.ts';
import { creditRefund } from '../documents/bill.ts';
import { oweRefund } from '../paying/owe-refund.ts';
import { keptOf } from '../paying/refund.ts';
import type { BookingWire } from '../wire.ts';
import { writeCancelled } from './booking-emails.ts';
import { letGo } from './let-go.ts';
import { presentBooking } from './present-booking.ts';
import { tellOfBooking } from './tell-of-booking.ts';

/**
 * The traveller cancels the own booking: its stock is free again and what its terms give back is owed to
 * whoever paid. Repeating it changes nothing. Throws NotFoundError for another's, ConflictError for one that is over.
 */
export async function cancelBooking(ctx: Context, bookingId: string): Promise<BookingWire> {
  const { userId } = requireOwner(ctx.viewer, 'own bookings');
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, { bookingId });
    if (!booking || booking.userId !== userId) throw notFound();
    if (statusAt(booking, ctx.now) !== 'cancelled') {
      if (!after(booking.status, 'cancel')) throw conflict('This booking can no longer be cancelled');
      const gone = booking.lines.map((line) => ({ line, to: 'cancelled' as const }));
      const { ends, refund } = planChange(booking, gone, [], { now: ctx.now, payBy: ctx.now });
      const kept = new Map(ends.map(({ line, kept }) => [line.id, kept]));
      await letGo(ctx, booking, { kind: 'cancelled', money: paiseOf(0 - refund), kept });
      const paid = booking.payments.find((payment) => keptOf(payment) > 0);
      if (refund > 0) await oweRefund(ctx, booking, refund);
      await writeCancelled(ctx, booking, paid ? { refund, mode: paid.mode } : null);
      await tellOfBooking(ctx, 'booking.cancelled', booking.row);
      if (paid) await creditRefund(ctx, booking, refund, `cancelled ${booking.bookingId}`);
    }
    const [changed] = await loadBookings(ctx.db, [booking.row]);
    return presentBooking(changed ?? booking, ctx.config, ctx.now);
  });
}
