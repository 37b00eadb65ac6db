import { conflict, notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import type { Gateway } from '../../payments/gateway.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { lockBooking } from '../booking.sql.ts';
import type { Payment } from '../booking-row.ts';
import { bookingRowOfPayment, setPayment } from './payments.sql.ts';
import { settle } from './settle.ts';

/**
 * A gateway tells how a payment ended. Told twice, it changes nothing the second time and answers the same: one
 * confirmation, one receipt. Throws ForbiddenError for a message that the gateway did not sign, NotFoundError for a
 * reference that is not one of its own, ConflictError for another amount than was asked for.
 */
export async function takePayment(
  ctx: Context,
  message: { gateway: Gateway; body: string; signature: string },
): Promise<Pick<Payment, 'status' | 'mode'>> {
  requireRight(ctx.viewer, 'report a payment');
  const { gateway } = message;
  const callback = gateway.readCallback(message.body, message.signature);
  return inTransaction(ctx, async (ctx) => {
    const row = await bookingRowOfPayment(ctx.db, callback.reference);
    const booking = row === undefined ? undefined : await lockBooking(ctx.db, { row });
    const payment = booking?.payments.find(({ reference }) => reference === callback.reference);
    if (!booking || payment?.gateway !== gateway.name) throw notFound();
    const { mode, amount: asked } = payment;
    if (callback.outcome === 'paid' && callback.amount !== undefined && callback.amount !== asked) {
      const { reference, amount } = callback;
      ctx.log.error({ reference, asked, told: amount }, 'a gateway took another amount than was asked for');
      throw conflict('The amount is not the one that was asked for');
    }
    // a failed try may be followed by a good one on the same order; money that was settled stays settled
    if (payment.status !== 'open' && payment.status !== 'failed') return { status: payment.status, mode };
    if (callback.outcome === 'failed') {
      await setPayment(ctx.db, payment.reference, { status: 'failed', at: ctx.now });
      return { status: 'failed', mode };
    }
    return { status: await settle(ctx, booking, payment), mode };
  });
}
