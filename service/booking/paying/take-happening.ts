import type { Gateway, Happening, PaymentMode } from '../../payments/gateway.ts';
import type { Context } from '../../platform/context.ts';
import { lockBooking } from '../booking.sql.ts';
import type { Booking, Payment } from '../booking-row.ts';
import { hearOfRefund } from './hear-of-refund.ts';
import { inSettlement } from './in-settlement.ts';
import { bookingRowOfPayment, insertEvent, insertPayment, setPayment } from './payments.sql.ts';
import { recordElsewhere } from './record-elsewhere.ts';
import { type Standing, standingOf } from './refund.ts';
import { settle } from './settle.ts';

/** How the payment stands that a gateway told of. */
export interface Taken {
  readonly status: Standing;
  readonly mode: PaymentMode;
}

/**
 * What a gateway told takes effect, in a transaction of its own. Told twice, it changes nothing the second time and
 * answers the same: one confirmation, one receipt. Another amount than was asked for is held, for a person to see to;
 * money that comes for an order a second time is a payment of its own. Gives undefined for what is about no payment of
 * that gateway.
 */
export function takeHappening(ctx: Context, gateway: Gateway, happened: Happening): Promise<Taken | undefined> {
  return inSettlement(ctx, async (ctx) => {
    const booking = await lockBookingOf(ctx, happened);
    const payment = booking && paymentOf(booking, happened);
    if (!booking || payment?.gateway !== gateway.name) return undefined;
    const { mode } = payment;
    const { event, what } = happened;
    const isNew = await insertEvent(ctx.db, { gateway: gateway.name, event, what, payment: payment.id, now: ctx.now });
    const known = what === 'paid' && payment.paidAs === happened.money;
    if (known || !isNew) return { status: standingOf(payment), mode };
    if (what === 'paid') return { status: await takeMoney(ctx, booking, payment, happened), mode };
    if (what === 'failed') {
      // a failed try may be followed by a good one on the same order; money that was settled stays settled
      if (payment.status === 'open') await setPayment(ctx.db, payment, { status: 'failed', at: ctx.now });
    } else await takeBack(ctx, booking, payment, happened);
    const after = await again(ctx, booking);
    return { status: standingOf(after.payments.find(({ id }) => id === payment.id) ?? payment), mode };
  });
}

type Of<What> = Extract<Happening, { what: What }>;

/** Where it is said of money that is not known yet, its order tells the booking. */
async function lockBookingOf(ctx: Context, happened: Happening): Promise<Booking | undefined> {
  const order = happened.what === 'refunded' || happened.what === 'disputed' ? happened.came : happened;
  const row =
    ('money' in happened ? await bookingRowOfPayment(ctx.db, { money: happened.money }) : undefined) ??
    (order && (await bookingRowOfPayment(ctx.db, { reference: order.reference })));
  return row === undefined ? undefined : lockBooking(ctx.db, { row });
}

function paymentOf({ payments }: Booking, happened: Happening): Payment | undefined {
  const order = happened.what === 'refunded' || happened.what === 'disputed' ? happened.came : happened;
  const money = 'money' in happened ? happened.money : undefined;
  return (
    payments.find(({ paidAs }) => paidAs !== null && paidAs === money) ??
    payments.find(({ reference }) => reference === order?.reference)
  );
}

/** The locked booking as it is by now. */
async function again(ctx: Context, { row }: Booking): Promise<Booking> {
  const booking = await lockBooking(ctx.db, { row });
  if (!booking) throw new Error('A locked booking is gone');
  return booking;
}

async function takeMoney(
  ctx: Context,
  booking: Booking,
  order: Payment,
  { money, amount = order.amount, method: paidBy }: Pick<Of<'paid'>, 'money' | 'amount' | 'method'>,
): Promise<Standing> {
  const method = paidBy ?? order.method;
  const waits = order.status === 'open' || order.status === 'failed';
  if (waits && amount === order.amount) return settle(ctx, booking, { ...order, method }, money);
  const { gateway, mode } = order;
  await insertPayment(ctx.db, {
    bookingRow: booking.row,
    gateway,
    mode,
    method,
    reference: money,
    amount,
    now: ctx.now,
  });
  const attempt = (await again(ctx, booking)).payments.find(({ reference }) => reference === money);
  if (!attempt) throw new Error('The gateway gave the name of this money to other money before');
  if (amount === order.amount) return settle(ctx, booking, attempt, money);
  await setPayment(ctx.db, attempt, { status: 'held', at: ctx.now, paidAs: money });
  ctx.log.error({ reference: money, asked: order.amount, told: amount }, 'another amount came than was asked for');
  return 'held';
}

/** Money went back, by us or without us. Where this is the first that is said of the money, it came before. */
async function takeBack(
  ctx: Context,
  booking: Booking,
  payment: Payment,
  happened: Of<'refunded'> | Of<'disputed'>,
): Promise<void> {
  const { money, came } = happened;
  if (payment.paidAs !== money) {
    if (!came) return;
    await takeMoney(ctx, booking, payment, { money, amount: came.amount });
    const now = await again(ctx, booking);
    const taken = now.payments.find(({ paidAs }) => paidAs === money);
    if (taken) await takeBack(ctx, now, taken, happened);
    return;
  }
  if (happened.what === 'refunded') return hearOfRefund(ctx, booking, payment, happened);
  const { dispute: reference, amount } = happened;
  await recordElsewhere(ctx, booking, payment, { origin: 'dispute', reference, amount });
}
