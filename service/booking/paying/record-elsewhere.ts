import { type Paise, paiseOf } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Booking, Payment } from '../booking-row.ts';
import { creditRefund } from '../documents/bill.ts';
import { tellOfBooking } from '../keeping/tell-of-booking.ts';
import { recordChange } from '../record-change.ts';
import { owe } from './owe-refund.ts';
import { setPayment } from './payments.sql.ts';
import { keptOf } from './refund.ts';
import { insertElsewhere, setVoid } from './refunds.sql.ts';

/** Money that went back without us: an `outside` refund at the gateway, or what a lost `dispute` took. */
export interface Elsewhere {
  readonly origin: 'outside' | 'dispute';
  /** The gateway's name for it, which counts once. */
  readonly reference: string;
  readonly amount: Paise;
  /** It came back to us: remembered, so that an older message about it changes nothing. */
  readonly failed?: boolean;
}

/** Why what was refunded at the gateway is credited. */
export function causeOfCredit(reference: string): string {
  return `refund ${reference}`;
}

/**
 * Records money of a locked booking's payment that went back without us. It lowers what is left of the payment. What we
 * owe of the same payment and the gateway does not have yet is paid by it first: only what is missing is still owed, else
 * the payer would get it twice. What is more than we owed is credited to the buyer, except where a dispute took it: that
 * lowers no price. Part of the caller's transaction.
 */
export async function recordElsewhere(
  ctx: Context,
  booking: Booking,
  payment: Payment,
  back: Elsewhere,
): Promise<void> {
  const { origin, reference, amount, failed = false } = back;
  if (payment.mode === 'test') {
    ctx.log.info({ refund: reference }, 'a refund of a test payment: no money moved');
    return;
  }
  const isNew = await insertElsewhere(ctx.db, { payment, origin, reference, amount, failed, now: ctx.now });
  if (!isNew || failed) return;

  const covered: number[] = [];
  let left: number = amount;
  for (const one of payment.refunds) {
    if (left <= 0 || one.origin !== 'own' || (one.state !== 'due' && one.state !== 'failed')) continue;
    covered.push(one.id);
    left -= one.amount;
  }
  await setVoid(ctx.db, covered);
  if (left < 0) await owe(ctx, payment, paiseOf(-left));

  const more = paiseOf(Math.max(0, left));
  const kind = origin === 'outside' ? 'refunded-outside' : 'dispute-lost';
  await recordChange(ctx, booking, { kind, by: 'gateway', why: reference, money: paiseOf(-more) });
  if (payment.status === 'held') {
    const rest = keptOf({ ...payment, status: 'captured' }) - amount;
    // nothing is left for a person to decide about
    if (rest <= 0) await setPayment(ctx.db, payment, { status: 'captured', at: ctx.now });
  } else if (origin === 'outside' && more > 0 && booking.status !== 'pending') {
    await creditRefund(ctx, booking, more, causeOfCredit(reference));
  }
  await tellOfBooking(ctx, 'booking.changed', booking.row);
  ctx.log.warn({ bookingId: booking.bookingId, refund: reference, origin, amount }, 'money went back without us');
}
