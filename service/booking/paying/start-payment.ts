import { settingReader } from '../../catalog/settings/setting-reader.ts';
import { conflict, notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { type Paise, toRupees } from '../../core/money.ts';
import type { Gateway } from '../../payments/gateway.ts';
import { gatewayOf } from '../../payments/gateways.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { lockBooking } from '../booking.sql.ts';
import { type PaymentMethod, statusAt } from '../booking.ts';
import type { Booking, Payment } from '../booking-row.ts';
import type { PaymentStartedWire } from '../wire.ts';
import { dueAt } from './due.ts';
import { payableBooking } from './payable-booking.ts';
import { paymentPath } from './payment-link.ts';
import { insertPayment } from './payments.sql.ts';

/**
 * Opens a payment for what is to be paid of a booking (all of it, or the difference of a held change), or gives the one that is open already for the same
 * gateway, method and amount: however often it is asked for, there is one. Needs the link's key or the owner.
 * Throws NotFoundError without that right, ConflictError when there is nothing to pay any more, or nobody takes it here.
 */
export async function startPayment(
  ctx: Context,
  asked: { bookingId: string; key: string | undefined; method: PaymentMethod },
): Promise<PaymentStartedWire> {
  requireRight(ctx.viewer, 'use the link of a booking');
  const { method } = asked;
  const found = await payableBooking(ctx, asked);
  const amount = payable(found, ctx.now);
  const gateway = gatewayOf(ctx.config);
  if (!gateway) throw conflict(otherWay(ctx, method));
  const open = openPayment(found, gateway, method, amount);
  const { name: payee } = (await settingReader(ctx, ['contact']))('contact');
  const way = { ...asked, payee };
  if (open) return started(ctx, gateway, found, open, way);
  const reference = await gateway.open({ bookingId: found.bookingId, amount });
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, { row: found.row });
    if (!booking) throw notFound();
    if (payable(booking, ctx.now) !== amount) throw conflict('This booking has changed; please look at it again');
    // another tab was faster: nobody is ever shown the order that was made in vain
    const other = openPayment(booking, gateway, method, amount);
    if (other) return started(ctx, gateway, booking, other, way);
    const order = { reference, amount };
    const { name, mode } = gateway;
    await insertPayment(ctx.db, { bookingRow: booking.row, gateway: name, mode, ...order, method, now: ctx.now });
    return started(ctx, gateway, booking, order, way);
  });
}

/** What is to be paid now. Throws ConflictError when nothing is. */
function payable(booking: Booking, now: Date): Paise {
  const due = dueAt(booking, now);
  if (due) return due.amount;
  if (booking.total === 0) throw conflict('There is nothing to pay for this booking');
  if (statusAt(booking, now) === 'cancelled') throw conflict('The hold on this booking has ended');
  throw conflict('This booking is already paid');
}

function openPayment(
  { payments }: Booking,
  gateway: Gateway,
  method: PaymentMethod,
  amount: Paise,
): Payment | undefined {
  return payments.find(
    (payment) =>
      payment.status === 'open' &&
      payment.gateway === gateway.name &&
      payment.mode === gateway.mode &&
      payment.method === method &&
      payment.amount === amount,
  );
}

function started(
  { config }: Context,
  { name: gateway, mode, checkout }: Gateway,
  { bookingId, customerName: name }: Booking,
  { reference, amount }: Pick<Payment, 'reference' | 'amount'>,
  { key, method, payee }: { key: string | undefined; method: PaymentMethod; payee: string },
): PaymentStartedWire {
  const page = paymentPath(bookingId, key);
  const leave = `${config.publicUrl}${page}`;
  const back = `${config.publicUrl}${page.replace('/payment/', `/api/payments/checkout/${gateway}/`)}`;
  const form = checkout?.({ reference, amount, method, name, payee, back, leave }) ?? null;
  return { reference, amount: toRupees(amount), gateway, mode, method, checkout: form };
}

/** How to pay where no gateway takes payments. */
function otherWay({ config }: Context, method: PaymentMethod): string {
  if (config.upiId === undefined) return 'We do not take payments online yet. Please contact us to pay.';
  if (method !== 'upi') return 'This booking can be paid by UPI only';
  return 'Please pay with the UPI code on the payment page. We confirm your booking as soon as we see the transfer.';
}
