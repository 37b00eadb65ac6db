import { conflict } from '../core/app-error.ts';
import { toRupees } from '../core/money.ts';
import type { Context } from '../platform/context.ts';
import { type PaymentMethod, statusAt } from './booking.ts';
import { payableBooking } from './payable-booking.ts';
import { insertPayment } from './payments.sql.ts';
import type { PaymentStartedWire } from './quote-wire.ts';
import { gatewayOf } from './ways-to-pay.ts';

/**
 * Opens a payment for the whole amount of a booking that waits for it. Needs the link's key or the owner.
 * Throws NotFoundError without that right, ConflictError when there is nothing to pay any more, or nobody takes it here.
 */
export async function startPayment(
  ctx: Context,
  asked: { bookingId: string; key: string | undefined; method: PaymentMethod },
): Promise<PaymentStartedWire> {
  const booking = await payableBooking(ctx, asked);
  if (booking.total === 0) throw conflict('There is nothing to pay for this booking');
  const status = statusAt(booking, ctx.now);
  if (status === 'cancelled') throw conflict('The hold on this booking has ended');
  if (status !== 'pending') throw conflict('This booking is already paid');
  const gateway = gatewayOf(ctx.config);
  if (!gateway) throw conflict(otherWay(ctx, asked.method));
  const reference = await gateway.openOrder({ bookingId: booking.bookingId, amount: booking.total });
  await insertPayment(ctx.db, {
    bookingRow: booking.row,
    gateway: gateway.name,
    mode: gateway.mode,
    reference,
    method: asked.method,
    amount: booking.total,
    now: ctx.now,
  });
  const { name, mode } = gateway;
  return { reference, amount: toRupees(booking.total), gateway: name, mode, method: asked.method };
}

/** How to pay where no gateway takes payments. */
function otherWay({ config }: Context, method: PaymentMethod): string {
  if (config.upiId === undefined) return 'We do not take payments online yet. Please contact us to pay.';
  if (method !== 'upi') return 'This booking can be paid by UPI only';
  return 'Please pay with the UPI code on the payment page. We confirm your booking as soon as we see the transfer.';
}
