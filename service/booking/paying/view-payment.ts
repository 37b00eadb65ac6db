import { settingReader } from '../../catalog/settings/setting-reader.ts';
import { requireRight } from '../../core/may.ts';
import { type Paise, toRupees } from '../../core/money.ts';
import { gatewayOf } from '../../payments/gateways.ts';
import { upiLink } from '../../payments/upi.ts';
import type { Context } from '../../platform/context.ts';
import { qrSvg } from '../../platform/qr-code.ts';
import type { Booking, Payment } from '../booking-row.ts';
import { changeRows } from '../changes.sql.ts';
import { bookedFor, presentBooking } from '../keeping/present-booking.ts';
import type { PaymentPageWire } from '../wire.ts';
import { dueAt } from './due.ts';
import { payableBooking } from './payable-booking.ts';
import { opensEmail } from './payment-link.ts';
import { keptOf } from './refund.ts';
import { offeredMethods } from './ways-to-pay.ts';

/** What the payment page shows. Throws NotFoundError without the link's key or the owner: it tells nothing. */
export async function viewPayment(
  ctx: Context,
  asked: { bookingId: string; key: string | undefined },
): Promise<PaymentPageWire> {
  requireRight(ctx.viewer, 'use the link of a booking');
  const booking = await payableBooking(ctx, asked);
  const shown = presentBooking(booking, ctx.config, ctx.now);
  const due = dueAt(booking, ctx.now);
  const gateway = gatewayOf(ctx.config);
  return {
    booking: shown,
    bookedFor: bookedFor(booking),
    fromEmail: asked.key !== undefined && opensEmail(ctx.config, asked.bookingId, asked.key),
    gateway: gateway ? { name: gateway.name, testMode: gateway.mode === 'test' } : null,
    methods: [...offeredMethods(ctx.config)],
    receipts: await receiptsOf(ctx, booking),
    hasAccount: booking.userId !== null,
    upi: due ? await upiOf(ctx, booking, due.amount) : null,
  };
}

/** What came and was kept, in its order. What was recorded with it says whether it was for a change. */
async function receiptsOf(ctx: Context, { bookingId, payments }: Booking): Promise<PaymentPageWire['receipts']> {
  const kept = payments.filter((payment) => keptOf(payment) > 0);
  if (kept.length === 0) return [];
  const changes = await changeRows(ctx.db, bookingId);
  const when = ({ settledAt }: Payment) => settledAt?.getTime() ?? 0;
  return kept
    .toSorted((one, other) => when(one) - when(other))
    .map((payment) => ({
      number: payment.reference,
      amount: toRupees(payment.amount),
      forChange: changes.some(
        ({ kind, at, money }) =>
          kind !== 'paid' && kind !== 'part-paid' && money === payment.amount && at.getTime() === when(payment),
      ),
    }));
}

/**
 * Without UPI_ID there is nobody to pay: a live gateway takes UPI with the rest, and the code of a trial names a payee that
 * does not exist.
 */
async function upiOf(ctx: Context, { bookingId }: Booking, amount: Paise): Promise<PaymentPageWire['upi']> {
  const { config } = ctx;
  const live = gatewayOf(config)?.mode === 'live';
  if (!offeredMethods(config).includes('upi') || (live && config.upiId === undefined)) return null;
  const { name: payee } = (await settingReader(ctx, ['contact']))('contact');
  const link = upiLink({ upiId: config.upiId ?? 'padharo@test', payee, amount, bookingId });
  return { link, qr: qrSvg(link), real: config.upiId !== undefined };
}
