import type { Gateway, Happening, PaymentMode } from '../../payments/gateway.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { loadBookings, lockBooking } from '../booking.sql.ts';
import type { Booking, Payment } from '../booking-row.ts';
import { hearOfRefund } from './hear-of-refund.ts';
import { bookingRowOfPayment, insertEvent, insertPayment, setPayment } from './payments.sql.ts';
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
  return inTransaction(ctx, async (ctx) => {
    const row = await bookingRowOfPayment(ctx.db, happened);
    const booking = row === undefined ? undefined : await lockBooking(ctx.db, { row });
    const payment = booking?.payments.find((one) =>
      happened.what === 'refunded' ? one.paidAs === happened.money : one.reference === happened.reference,
    );
    if (!booking || payment?.gateway !== gateway.name) return undefined;
    const { mode } = payment;
    const { event, what } = happened;
    const isNew = await insertEvent(ctx.db, { gateway: gateway.name, event, what, payment: payment.id, now: ctx.now });
    const known = what === 'paid' ? booking.payments.find(({ paidAs }) => paidAs === happened.money) : undefined;
    if (known || !isNew) return { status: standingOf(known ?? payment), mode };
    if (what === 'paid') return { status: await takeMoney(ctx, booking, payment, happened), mode };
    if (what === 'refunded') await takeRefund(ctx, booking, payment, happened);
    // a failed try may be followed by a good one on the same order; money that was settled stays settled
    else if (payment.status === 'open') await setPayment(ctx.db, payment, { status: 'failed', at: ctx.now });
    return { status: standingOf(await paymentNow(ctx, booking, ({ id }) => id === payment.id)), mode };
  });
}

type Of<What> = Extract<Happening, { what: What }>;

async function paymentNow(ctx: Context, { row }: Booking, is: (payment: Payment) => boolean): Promise<Payment> {
  const [booking] = await loadBookings(ctx.db, [row]);
  const payment = booking?.payments.find(is);
  if (!payment) throw new Error('The gateway gave the name of this money to other money before');
  return payment;
}

async function takeMoney(
  ctx: Context,
  booking: Booking,
  order: Payment,
  { money, amount = order.amount }: Of<'paid'>,
): Promise<Standing> {
  const waits = order.status === 'open' || order.status === 'failed';
  if (waits && amount === order.amount) return settle(ctx, booking, order, money);
  const { gateway, mode, method } = order;
  await insertPayment(ctx.db, {
    ...{ bookingRow: booking.row, gateway, mode, method },
    ...{ reference: money, amount, now: ctx.now },
  });
  const attempt = await paymentNow(ctx, booking, ({ reference }) => reference === money);
  if (amount === order.amount) return settle(ctx, booking, attempt, money);
  await setPayment(ctx.db, attempt, { status: 'held', at: ctx.now, paidAs: money });
  ctx.log.error({ reference: money, asked: order.amount, told: amount }, 'another amount came than was asked for');
  return 'held';
}

async function takeRefund(
  ctx: Context,
  booking: Booking,
  payment: Payment,
  { key, refund: reference, state }: Of<'refunded'>,
): Promise<void> {
  const refund = payment.refunds.find((one) => one.key === key);
  if (!refund) ctx.log.warn({ refund: reference }, 'a gateway tells of a refund that nobody asked for here');
  else if (refund.state === 'done' && state === 'failed') {
    ctx.log.error({ refund: reference }, 'a refund that was done came back: it has to be sent by hand');
  } else await hearOfRefund(ctx, booking, refund.id, { refund: reference, state });
}
