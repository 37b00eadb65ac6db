import { notFound } from '../core/app-error.ts';
import { testGateway } from '../payments/test-gateway.ts';
import { upiLink, upiQr } from '../payments/upi.ts';
import type { Context } from '../platform/context.ts';
import { findBooking } from './booking.sql.ts';
import { mayPay } from './may-pay.ts';
import { presentBooking } from './present-booking.ts';
import type { PaymentPageWire } from './quote-wire.ts';

/** What the payment page shows. Throws NotFoundError without the link's key or the owner: it tells nothing. */
export async function viewPayment(
  ctx: Context,
  asked: { bookingId: string; key: string | undefined },
): Promise<PaymentPageWire> {
  const booking = await findBooking(ctx.db, asked.bookingId);
  if (!booking || !mayPay(ctx, booking, asked.key)) throw notFound();
  const shown = presentBooking(booking, ctx.config, ctx.now);
  const gateway = testGateway(ctx.config);
  return {
    booking: shown,
    gateway: { name: gateway.name, testMode: gateway.testMode },
    receipt: booking.payments.find(({ status }) => status === 'captured')?.reference ?? null,
    upi: shown.bookingStatus === 'pending' ? await upiOf(ctx, asked.bookingId, booking.total) : null,
  };
}

/** Without UPI_ID there is nobody to pay: the code then names a payee that does not exist, for trying it out. */
async function upiOf(ctx: Context, bookingId: string, amount: Parameters<typeof upiLink>[0]['amount']) {
  const link = upiLink({ upiId: ctx.config.upiId ?? 'padharo@test', amount, bookingId });
  return { link, qr: await upiQr(link), real: ctx.config.upiId !== undefined };
}
