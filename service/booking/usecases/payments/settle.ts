import { graceBegan } from '../../../catalog/settings/booking-limits.ts';
import { settingReader } from '../../../catalog/settings/setting-reader.ts';
import { today } from '../../../core/day.ts';
import { paiseOf } from '../../../core/money.ts';
import type { RefundReason } from '../../../emails/refund-due.email.ts';
import type { Context } from '../../../platform/context.ts';
import { bookingsWithEndedHolds, lockStock } from '../../../stock/holds.ts';
import { isEnough, keyOf, type StockKey } from '../../../stock/stock.ts';
import { applyEvent } from '../../lifecycle/apply-event.ts';
import { notifyUnusedPayment, returnUnused } from '../../lifecycle/owe-refund.ts';
import { partPaid, pendingChangeAt } from '../../model/balance.ts';
import type { Booking } from '../../model/booking.ts';
import { statusAt } from '../../model/booking-status.ts';
import type { Actor } from '../../model/change.ts';
import { takesOfLine } from '../../model/line.ts';
import type { Payment } from '../../model/payment.ts';
import { updatePayment } from '../../store/payments.sql.ts';
import { latePaymentProblem } from './late-payment-problem.ts';
import { HoldsExpired } from './settlement.ts';

/** The result of a received payment. */
export type Settled = 'captured' | 'refund_due';

/** What the payment does, or why it cannot confirm the booking. */
type PurchaseOutcome = { readonly event: 'paid' | 'paid late' } | { readonly reason: RefundReason };

/**
 * Settles a received payment of a locked booking. It confirms an unpaid booking, or applies a pending change if it is
 * its difference. Within the grace period after the hold (setting late-payments) both still work if the stock is free;
 * after it a booking is confirmed if today's quote is no higher (decision 150). Otherwise (no stock, already begun,
 * cancelled, changed or paid before) the payment is refunded in full, and traveller and operator learn why. If the
 * order was opened before a part payment, the excess is refunded. `paidAs` is the gateway's reference of the money.
 * Part of the caller's transaction, which must use `inSettlement` and ensure that this payment was not settled before.
 */
export async function settle(
  ctx: Context,
  booking: Booking,
  payment: Payment,
  paidAs: string,
  by: Actor = 'gateway',
): Promise<Settled> {
  const latePayments = (await settingReader(ctx, ['latePayments']))('latePayments');
  const graceStart = graceBegan(ctx.now, latePayments);
  const pendingChange = pendingChangeAt(booking, graceStart);
  const isDifference = pendingChange?.due === payment.amount;
  const paidPart = partPaid(booking);
  const amountDue = paiseOf(booking.total - paidPart);
  await updatePayment(ctx.db, payment, { status: 'captured', at: ctx.now, paidAs, method: payment.method });
  if (pendingChange && isDifference) {
    await applyEvent(ctx, booking, { name: 'change paid', by, payment, amount: payment.amount });
    return 'captured';
  }
  const enough = payment.amount === amountDue || (paidPart > 0 && payment.amount > amountDue);
  const outcome = enough ? await purchase(ctx, booking, graceStart) : { reason: reasonFor(booking, payment) };
  if ('reason' in outcome) {
    await returnUnused(ctx, booking, payment, { amount: payment.amount, reason: outcome.reason });
    await notifyUnusedPayment(ctx, booking, payment, outcome.reason);
    return 'refund_due';
  }
  await applyEvent(ctx, booking, { name: outcome.event, by, payment, amount: amountDue });
  const more = paiseOf(payment.amount - amountDue);
  if (more > 0) await returnUnused(ctx, booking, payment, { amount: more, reason: 'more-than-asked' });
  return 'captured';
}

/**
 * Returns what the full amount buys, with its stock locked. Holds that expired after `graceStart` are within the grace
 * period.
 */
async function purchase(ctx: Context, booking: Booking, graceStart: Date): Promise<PurchaseOutcome> {
  const { status, cancelledBecause, lines, holdUntil } = booking;
  const unpaid = status === 'pending' || (status === 'cancelled' && cancelledBecause === 'unpaid');
  // the personal data was erased: no one would travel
  if (!unpaid || booking.forgottenAt !== null) return { reason: reasonFor(booking) };
  // the sale ends with the first day, whether or not the hold was expired by the job
  if (lines.some(({ startDay }) => startDay < today(ctx.now))) return { reason: 'late-begun' };
  const isLate = statusAt(booking, ctx.now) === 'cancelled';
  const problem = isLate && holdUntil <= graceStart ? await latePaymentProblem(ctx, booking) : undefined;
  const isGone = status === 'cancelled' && !problem && !(await isStillFree(ctx, booking));
  const reason = problem ?? (isGone ? 'late-sold-out' : undefined);
  if (reason === 'late-sold-out') await throwIfHoldsExpired(ctx, booking);
  return reason ? { reason } : { event: status === 'pending' ? 'paid' : 'paid late' };
}

/** Throws `HoldsExpired` if expired holds of other bookings have stock of these lines. */
async function throwIfHoldsExpired(ctx: Context, booking: Booking): Promise<void> {
  const ended = await bookingsWithEndedHolds(ctx, booking.lines.flatMap(takesOfLine));
  const others = ended.filter((id) => id !== booking.id);
  if (others.length > 0) throw new HoldsExpired(others);
}

/** Returns why a payment cannot confirm the booking; `payment` if its amount differs from the amount due. */
function reasonFor({ status, cancelledBecause, allLines }: Booking, payment?: Payment): RefundReason {
  if (status === 'cancelled') return cancelledBecause === 'unpaid' ? 'late' : 'cancelled';
  if (!payment) return status === 'pending' ? 'late' : 'paid-before';
  const isPaid = status === 'confirmed' || status === 'completed';
  return isPaid && allLines.some(({ state }) => state === 'dropped' || state === 'proposed')
    ? 'late-change'
    : 'other-amount';
}

/** Locks the stock of an expired booking and returns true if it can be taken again. */
async function isStillFree(ctx: Context, booking: Booking): Promise<boolean> {
  const takes = booking.lines.flatMap(takesOfLine);
  const keys = new Map<string, StockKey>(takes.map((take) => [keyOf(take), take]));
  return isEnough(takes, await lockStock(ctx, [...keys.values()]));
}
