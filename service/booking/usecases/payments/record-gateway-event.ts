import type { Gateway, GatewayEvent, PaymentMode } from '../../../payments/gateway.ts';
import type { Context } from '../../../platform/context.ts';
import { type PaymentStanding, standingOf } from '../../model/balance.ts';
import type { Booking } from '../../model/booking.ts';
import type { Payment } from '../../model/payment.ts';
import { lockBooking } from '../../store/bookings.sql.ts';
import { findBookingIdByPayment, insertEvent, insertPayment, updatePayment } from '../../store/payments.sql.ts';
import { recordExternalRefund, recordReportedRefund } from './record-reported-refund.ts';
import { settle } from './settle.ts';
import { inSettlement } from './settlement.ts';

/** The status of a payment after a gateway event. */
export interface RecordedPayment {
  readonly status: PaymentStanding;
  readonly mode: PaymentMode;
}

/**
 * Records a gateway event in its own transaction. A repeated event changes nothing and returns the same: one
 * confirmation, one receipt. A payment whose amount differs from the amount requested is held, for staff to decide; a
 * second payment of one order is recorded as a payment of its own. Returns undefined if the event is about no payment
 * of that gateway.
 */
export function recordGatewayEvent(
  ctx: Context,
  gateway: Gateway,
  event: GatewayEvent,
): Promise<RecordedPayment | undefined> {
  return inSettlement(ctx, async (ctx) => {
    const booking = await lockBookingOf(ctx, event);
    const payment = booking && paymentOf(booking, event);
    if (!booking || payment?.gateway !== gateway.name) return undefined;
    const { mode } = payment;
    const { event: eventId, what } = event;
    const isNew = await insertEvent(ctx.db, {
      gateway: gateway.name,
      event: eventId,
      what,
      payment: payment.id,
      now: ctx.now,
    });
    const known = what === 'paid' && payment.paidAs === event.money;
    if (known || !isNew) return { status: standingOf(payment), mode };
    if (what === 'paid') return { status: await recordMoney(ctx, booking, payment, event), mode };
    if (what === 'failed') {
      // a failed attempt may be followed by a successful one of the same order; settled payments stay settled
      if (payment.status === 'open') await updatePayment(ctx.db, payment, { status: 'failed', at: ctx.now });
    } else await recordMoneyBack(ctx, booking, payment, event);
    const after = await relock(ctx, booking);
    return { status: standingOf(after.payments.find(({ id }) => id === payment.id) ?? payment), mode };
  });
}

type EventOf<What> = Extract<GatewayEvent, { what: What }>;

/** The booking is found by the money or, if that is not known yet, by its order. */
async function lockBookingOf(ctx: Context, event: GatewayEvent): Promise<Booking | undefined> {
  const order = event.what === 'refunded' || event.what === 'disputed' ? event.came : event;
  const id =
    ('money' in event ? await findBookingIdByPayment(ctx.db, { money: event.money }) : undefined) ??
    (order && (await findBookingIdByPayment(ctx.db, { reference: order.reference })));
  return id === undefined ? undefined : lockBooking(ctx.db, { id });
}

function paymentOf({ payments }: Booking, event: GatewayEvent): Payment | undefined {
  const order = event.what === 'refunded' || event.what === 'disputed' ? event.came : event;
  const money = 'money' in event ? event.money : undefined;
  return (
    payments.find(({ paidAs }) => paidAs !== null && paidAs === money) ??
    payments.find(({ reference }) => reference === order?.reference)
  );
}

/** Reloads the locked booking. */
async function relock(ctx: Context, { id }: Booking): Promise<Booking> {
  const booking = await lockBooking(ctx.db, { id });
  if (!booking) throw new Error('A locked booking disappeared');
  return booking;
}

async function recordMoney(
  ctx: Context,
  booking: Booking,
  order: Payment,
  { money, amount = order.amount, method: paidBy }: Pick<EventOf<'paid'>, 'money' | 'amount' | 'method'>,
): Promise<PaymentStanding> {
  const method = paidBy ?? order.method;
  const waits = order.status === 'open' || order.status === 'failed';
  if (waits && amount === order.amount) return settle(ctx, booking, { ...order, method }, money);
  const { gateway, mode } = order;
  await insertPayment(ctx.db, {
    bookingId: booking.id,
    gateway,
    mode,
    method,
    reference: money,
    amount,
    now: ctx.now,
  });
  const attempt = (await relock(ctx, booking)).payments.find(({ reference }) => reference === money);
  if (!attempt) throw new Error('The gateway used this payment reference before');
  if (amount === order.amount) return settle(ctx, booking, attempt, money);
  await updatePayment(ctx.db, attempt, { status: 'held', at: ctx.now, paidAs: money });
  ctx.log.error({ reference: money, asked: order.amount, told: amount }, 'another amount came than was asked for');
  return 'held';
}

/** Records a refund or a lost dispute. If this is the first event about the money, its payment is recorded first. */
async function recordMoneyBack(
  ctx: Context,
  booking: Booking,
  payment: Payment,
  event: EventOf<'refunded'> | EventOf<'disputed'>,
): Promise<void> {
  const { money, came } = event;
  if (payment.paidAs !== money) {
    if (!came) return;
    await recordMoney(ctx, booking, payment, { money, amount: came.amount });
    const now = await relock(ctx, booking);
    const taken = now.payments.find(({ paidAs }) => paidAs === money);
    if (taken) await recordMoneyBack(ctx, now, taken, event);
    return;
  }
  if (event.what === 'refunded') return recordReportedRefund(ctx, booking, payment, event);
  const { dispute: reference, amount } = event;
  await recordExternalRefund(ctx, booking, payment, { origin: 'dispute', reference, amount });
}
