import { conflict, notFound } from '../core/app-error.ts';
import { toRupees } from '../core/money.ts';
import { testGateway } from '../payments/test-gateway.ts';
import type { Context } from '../platform/context.ts';
import { findBooking } from './booking.sql.ts';
import { type PaymentMethod, statusAt } from './booking.ts';
import { mayPay } from './may-pay.ts';
import { insertPayment } from './payments.sql.ts';
import type { PaymentStartedWire } from './quote-wire.ts';

/**
 * Opens a payment for the whole amount of a booking that waits for it. Needs the link's key or the owner.
 * Throws NotFoundError without that right, ConflictError when there is nothing to pay any more.
 */
export async function startPayment(
  ctx: Context,
  asked: { bookingId: string; key: string | undefined; method: PaymentMethod },
): Promise<PaymentStartedWire> {
  const gateway = testGateway(ctx.config);
  const booking = await findBooking(ctx.db, asked.bookingId);
  if (!booking || !mayPay(ctx, booking, asked.key)) throw notFound();
  const status = statusAt(booking, ctx.now);
  if (status === 'cancelled') throw conflict('The hold on this booking has ended');
  if (status !== 'pending') throw conflict('This booking is already paid');
  const reference = await gateway.openOrder({ bookingId: booking.bookingId, amount: booking.total });
  await insertPayment(ctx.db, {
    bookingRow: booking.row,
    gateway: gateway.name,
    reference,
    method: asked.method,
    amount: booking.total,
    now: ctx.now,
  });
  return { reference, amount: toRupees(booking.total), gateway: gateway.name, method: asked.method };
}
