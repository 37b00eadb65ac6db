import { createHash } from 'node:crypto';
import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { errorsPaymentsTexts } from '../../../../messages/en/errors/payments.ts';
import { type Sentence, sentence } from '../../../../messages/message.ts';
import { settingReader } from '../../../catalog/settings/setting-reader.ts';
import { conflict, notFound } from '../../../core/app-error.ts';
import { linkingIn } from '../../../core/language-address.ts';
import { requireRight } from '../../../core/may.ts';
import type { Paise } from '../../../core/money.ts';
import type { Gateway, GatewayOrder, OpenedOrder } from '../../../payments/gateway.ts';
import { gatewayOf } from '../../../payments/gateways.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { qrSvg } from '../../../platform/qr-code.ts';
import { payableBooking } from '../../lifecycle/booking-access.ts';
import { dueAt } from '../../model/balance.ts';
import type { Booking } from '../../model/booking.ts';
import { type PaymentMethod, statusAt } from '../../model/booking-status.ts';
import type { Payment } from '../../model/payment.ts';
import { paymentKey, paymentPath } from '../../model/payment-link.ts';
import type { PaymentStartedView } from '../../model/wire/wire.ts';
import { lockBooking } from '../../store/bookings.sql.ts';
import { insertPayment } from '../../store/payments.sql.ts';

/**
 * Opens a payment for the amount due (the price of a booking or the difference of a pending change). If one is already
 * open for the same gateway, method and amount, returns that one. For holders of the booking's link and its owner. The
 * order is opened at the gateway before anything is written: an unused order has no effect.
 * Throws NotFoundError for everyone else, ConflictError if nothing is due or no gateway takes payments.
 *
 * @may everyone
 */
export async function startPayment(
  ctx: Context,
  input: { bookingId: string; key: string | undefined; method: PaymentMethod },
): Promise<PaymentStartedView> {
  requireRight(ctx.viewer, 'use the link of a booking');
  const { method } = input;
  const found = await payableBooking(ctx, input);
  const due = payable(found, ctx.now);
  const gateway = gatewayOf(ctx.config);
  if (!gateway) throw conflict(otherWayToPay(ctx, method));
  const { name: payee } = (await settingReader(ctx, ['contact']))('contact');
  const order = orderOf(ctx, gateway, found, { ...input, ...due, payee });
  const open = openPayment(found, gateway, order, ctx.now);
  if (open) return started(gateway, order, open);
  const opened = await gateway.open(order);
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, { id: found.id });
    if (!booking) throw notFound();
    if (payable(booking, ctx.now).amount !== due.amount) throw conflict(sentence(errorsBookingTexts.bookingChanged));
    // another tab was faster: its order is used, and the new one is never shown
    const other = openPayment(booking, gateway, order, ctx.now);
    if (other) return started(gateway, order, other);
    const { reference, session, endsAt } = opened;
    const { name, mode } = gateway;
    await insertPayment(ctx.db, {
      bookingId: booking.id,
      gateway: name,
      mode,
      reference,
      amount: due.amount,
      method,
      now: ctx.now,
      ...(session !== null && { session: { id: session, endsAt, back: fingerprintOf(order.back) } }),
    });
    return started(gateway, order, opened);
  });
}

/** Returns the amount due and its deadline. Throws ConflictError if nothing is due. */
function payable(booking: Booking, now: Date): { amount: Paise; until: Date } {
  const due = dueAt(booking, now);
  if (due) return due;
  if (booking.total === 0) throw conflict(sentence(errorsBookingTexts.nothingToPay));
  if (statusAt(booking, now) === 'cancelled') throw conflict(sentence(errorsBookingTexts.holdExpired));
  throw conflict(sentence(errorsBookingTexts.alreadyPaid));
}

type MethodOrder = GatewayOrder & { readonly method: PaymentMethod };

function orderOf(
  { config, now, language }: Context,
  gateway: Gateway,
  { bookingId, customerName }: Booking,
  input: { key: string | undefined; method: PaymentMethod; amount: Paise; until: Date; payee: string },
): MethodOrder {
  const { amount, method, payee, until } = input;
  // browsers send no session cookie when they return from another site, so the owner returns by the link
  const page = paymentPath(bookingId, input.key ?? paymentKey(config, bookingId));
  return {
    bookingId,
    amount,
    method,
    payee,
    name: customerName,
    leave: `${linkingIn(language, config).publicUrl}${page}`,
    back: `${config.publicUrl}${page.replace('/payment/', `/api/payments/checkout/${gateway.name}/`)}${language === 'en' ? '' : `&language=${language}`}`,
    seconds: (until.getTime() - now.getTime()) / 1_000,
  };
}

/** Returns a hash of the return address, by which a session with the same address is found. */
function fingerprintOf(back: string): string {
  return createHash('sha256').update(back).digest('base64url');
}

/** A session is not reused within this time before its end, in milliseconds. */
const minSessionMs = 60_000;

function openPayment(
  { payments }: Booking,
  gateway: Gateway,
  { method, amount, back }: MethodOrder,
  now: Date,
): Payment | undefined {
  return payments.find(
    (payment) =>
      payment.status === 'open' &&
      payment.gateway === gateway.name &&
      payment.mode === gateway.mode &&
      payment.method === method &&
      payment.amount === amount &&
      (payment.session === null || payment.sessionBack === fingerprintOf(back)) &&
      (payment.sessionEndsAt === null || payment.sessionEndsAt.getTime() > now.getTime() + minSessionMs),
  );
}

function started(
  { name, mode, checkout }: Gateway,
  order: MethodOrder,
  { reference, session }: Pick<OpenedOrder, 'reference' | 'session'>,
): PaymentStartedView {
  const way = checkout({ ...order, reference, session });
  return {
    reference,
    amount: order.amount,
    gateway: name,
    mode,
    method: order.method,
    checkout: way?.kind === 'intent' ? { ...way, qr: qrSvg(way.link) } : way,
  };
}

/** Returns the message on how to pay if no gateway takes payments. */
function otherWayToPay({ config }: Context, method: PaymentMethod): Sentence {
  if (config.upiId === undefined) return sentence(errorsPaymentsTexts.notOnline);
  if (method !== 'upi') return sentence(errorsPaymentsTexts.upiOnly);
  return sentence(errorsPaymentsTexts.payByCode);
}
