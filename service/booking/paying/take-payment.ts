import { conflict } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import type { Gateway, PaymentMode, Told } from '../../payments/gateway.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { lockBooking } from '../booking.sql.ts';
import { bookingRowOfPayment, setPayment } from './payments.sql.ts';
import { type Standing, standingOf } from './refund.ts';
import { settle } from './settle.ts';

/**
 * A gateway tells how a payment ended. Told twice, it changes nothing the second time and answers the same: one
 * confirmation, one receipt. Gives undefined for what is about no payment of that gateway. Throws ForbiddenError for a
 * message that the gateway did not sign, ConflictError for another amount than was asked for.
 */
export async function takePayment(
  ctx: Context,
  { gateway, told }: { gateway: Gateway; told: Told },
): Promise<{ status: Standing; mode: PaymentMode } | undefined> {
  requireRight(ctx.viewer, 'report a payment');
  const happened = gateway.read(told);
  if (!happened) return undefined;
  return inTransaction(ctx, async (ctx) => {
    const row = await bookingRowOfPayment(ctx.db, happened.reference);
    const booking = row === undefined ? undefined : await lockBooking(ctx.db, { row });
    const payment = booking?.payments.find(({ reference }) => reference === happened.reference);
    if (!booking || payment?.gateway !== gateway.name) return undefined;
    const { mode, amount: asked } = payment;
    if (happened.what === 'paid' && happened.amount !== undefined && happened.amount !== asked) {
      const { reference, amount } = happened;
      ctx.log.error({ reference, asked, told: amount }, 'a gateway took another amount than was asked for');
      throw conflict('The amount is not the one that was asked for');
    }
    // a failed try may be followed by a good one on the same order; money that was settled stays settled
    if (payment.status !== 'open' && payment.status !== 'failed') return { status: standingOf(payment), mode };
    if (happened.what === 'failed') {
      await setPayment(ctx.db, payment, { status: 'failed', at: ctx.now });
      return { status: 'failed', mode };
    }
    return { status: await settle(ctx, booking, payment, happened.money), mode };
  });
}
