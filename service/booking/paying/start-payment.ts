import { createHash } from 'node:crypto';
import { settingReader } from '../../catalog/settings/setting-reader.ts';
import { conflict, notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { type Paise, toRupees } from '../../core/money.ts';
import type { Gateway, Opened, Order } from '../../payments/gateway.ts';
import { gatewayOf } from '../../payments/gateways.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { qrSvg } from '../../platform/qr-code.ts';
import { lockBooking } from '../booking.sql.ts';
import { type PaymentMethod, statusAt } from '../booking.ts';
import type { Booking, Payment } from '../booking-row.ts';
import type { PaymentStartedWire } from '../wire.ts';
import { dueAt } from './due.ts';
import { payableBooking } from './payable-booking.ts';
import { paymentKey, paymentPath } from './payment-link.ts';
import { insertPayment } from './payments.sql.ts';

/**
 * Opens a payment for what is to be paid of a booking (all of it, or the difference of a held change), or gives the one
 * that is open already for the same gateway, method and amount: however often it is asked for, there is one. Needs the
 * link's key or the owner. The gateway is asked before anything is written: an order that nobody was led to is nothing.
 * Throws NotFoundError without that right, ConflictError when there is nothing to pay any more, or nobody takes it here.
 */
export async function startPayment(
  ctx: Context,
  asked: { bookingId: string; key: string | undefined; method: PaymentMethod },
): Promise<PaymentStartedWire> {
  requireRight(ctx.viewer, 'use the link of a booking');
  const { method } = asked;
  const found = await payableBooking(ctx, asked);
  const due = payable(found, ctx.now);
  const gateway = gatewayOf(ctx.config);
  if (!gateway) throw conflict(otherWay(ctx, method));
  const { name: payee } = (await settingReader(ctx, ['contact']))('contact');
  const order = orderOf(ctx, gateway, found, { ...asked, ...due, payee });
  const open = openPayment(found, gateway, order, ctx.now);
  if (open) return started(gateway, order, open);
  const opened = await gateway.open(order);
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, { row: found.row });
    if (!booking) throw notFound();
    if (payable(booking, ctx.now).amount !== due.amount)
      throw conflict('This booking has changed; please look at it again');
    // another tab was faster: nobody is ever shown the order that was made in vain
    const other = openPayment(booking, gateway, order, ctx.now);
    if (other) return started(gateway, order, other);
    const { reference, session, endsAt } = opened;
    const { name, mode } = gateway;
    await insertPayment(ctx.db, {
      bookingRow: booking.row,
      gateway: name,
      mode,
      reference,
      amount: due.amount,
      method,
      now: ctx.now,
      ...(session !== null && { session: { id: session, endsAt, back: markOf(order.back) } }),
    });
    return started(gateway, order, opened);
  });
}

/** What is to be paid now, and until when. Throws ConflictError when nothing is. */
function payable(booking: Booking, now: Date): { amount: Paise; until: Date } {
  const due = dueAt(booking, now);
  if (due) return due;
  if (booking.total === 0) throw conflict('There is nothing to pay for this booking');
  if (statusAt(booking, now) === 'cancelled') throw conflict('The hold on this booking has ended');
  throw conflict('This booking is already paid');
}

type OrderHere = Order & { readonly method: PaymentMethod };

function orderOf(
  { config, now }: Context,
  gateway: Gateway,
  { bookingId, customerName }: Booking,
  asked: { key: string | undefined; method: PaymentMethod; amount: Paise; until: Date; payee: string },
): OrderHere {
  const { amount, method, payee, until } = asked;
  // who comes back from another site has no login with it: the owner comes back by the link
  const page = paymentPath(bookingId, asked.key ?? paymentKey(config, bookingId));
  return {
    bookingId,
    amount,
    method,
    payee,
    name: customerName,
    leave: `${config.publicUrl}${page}`,
    back: `${config.publicUrl}${page.replace('/payment/', `/api/payments/checkout/${gateway.name}/`)}`,
    seconds: (until.getTime() - now.getTime()) / 1_000,
  };
}

/** By which it is seen that a session leads back to the same address. */
function markOf(back: string): string {
  return createHash('sha256').update(back).digest('base64url');
}

/** So long before its end a session is not given out any more. */
const leastMs = 60_000;

function openPayment(
  { payments }: Booking,
  gateway: Gateway,
  { method, amount, back }: OrderHere,
  now: Date,
): Payment | undefined {
  return payments.find(
    (payment) =>
      payment.status === 'open' &&
      payment.gateway === gateway.name &&
      payment.mode === gateway.mode &&
      payment.method === method &&
      payment.amount === amount &&
      (payment.session === null || payment.sessionBack === markOf(back)) &&
      (payment.sessionEndsAt === null || payment.sessionEndsAt.getTime() > now.getTime() + leastMs),
  );
}

function started(
  { name, mode, checkout }: Gateway,
  order: OrderHere,
  { reference, session }: Pick<Opened, 'reference' | 'session'>,
): PaymentStartedWire {
  const way = checkout({ ...order, reference, session });
  return {
    reference,
    amount: toRupees(order.amount),
    gateway: name,
    mode,
    method: order.method,
    checkout: way?.kind === 'intent' ? { ...way, qr: qrSvg(way.link) } : way,
  };
}

/** How to pay where no gateway takes payments. */
function otherWay({ config }: Context, method: PaymentMethod): string {
  if (config.upiId === undefined) return 'We do not take payments online yet. Please contact us to pay.';
  if (method !== 'upi') return 'This booking can be paid by UPI only';
  return 'Please pay with the UPI code on the payment page. We confirm your booking as soon as we see the transfer.';
}
