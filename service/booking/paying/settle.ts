import { graceBegan } from '../../catalog/settings/late-payments.ts';
import { settingReader } from '../../catalog/settings/setting-reader.ts';
import { today } from '../../core/day.ts';
import { paiseOf } from '../../core/money.ts';
import type { RefundReason } from '../../emails/refund-reason.ts';
import type { Context } from '../../platform/context.ts';
import { bookingsWithEndedHolds, holdUntil, lockStock, takeStock } from '../../stock/holds.ts';
import { isEnough, keyOf, type StockKey } from '../../stock/stock.ts';
import { after, type BookingStatus, type ReceivedMethod, statusAt } from '../booking.ts';
import type { Booking, Payment } from '../booking-row.ts';
import type { DoneBy } from '../change.ts';
import { takeUp } from '../changing/carry-out.ts';
import { billPayment } from '../documents/bill.ts';
import { writeReceipt, writeRefundDue } from '../keeping/booking-emails.ts';
import { tellOfBooking } from '../keeping/tell-of-booking.ts';
import { takesOfLine } from '../line.ts';
import { recordChange } from '../record-change.ts';
import { proposalAt } from './due.ts';
import { HoldsEnded } from './in-settlement.ts';
import { problemToday } from './late-money.ts';
import { oweRefund } from './owe-refund.ts';
import { setPayment } from './payments.sql.ts';
import { keptOf, partPaid } from './refund.ts';
import { tellOfUnused } from './tell-of-unused.ts';

/** What became of money that arrived. */
export type Settled = 'captured' | 'refund_due';

/** What money buys: the status of the booking from then on, else why it buys nothing. */
type Bought = { readonly status: BookingStatus } | { readonly reason: RefundReason };

/**
 * Money for a locked booking has arrived. An unpaid one is confirmed; a held change is taken up by its difference. Within
 * the grace after the hold (setting late-payments) both are still so, if the stock is there; after it a booking is, if
 * today's quote is no dearer (decision 150). For everything else (no stock, begun without it, cancelled, changed, paid before)
 * the money goes back whole, and traveller and operator are told why. Of an order from before a part of the price was taken,
 * what is more than the rest goes back. `paidAs` is the gateway's name for the money. Part of the
 * caller's transaction; the caller made sure that this payment was not settled before, and runs `inSettlement`.
 */
export async function settle(
  ctx: Context,
  booking: Booking,
  payment: Payment,
  paidAs: string,
  by: DoneBy = 'gateway',
): Promise<Settled> {
  const latePayments = (await settingReader(ctx, ['latePayments']))('latePayments');
  const began = graceBegan(ctx.now, latePayments);
  const proposal = proposalAt(booking, began);
  const difference = proposal?.due === payment.amount;
  const parts = partPaid(booking);
  const asked = paiseOf(booking.total - parts);
  await setPayment(ctx.db, payment, { status: 'captured', at: ctx.now, paidAs, method: payment.method });
  if (proposal && difference) {
    await takeUp(ctx, booking, proposal, { payment, by });
    return 'captured';
  }
  const enough = payment.amount === asked || (parts > 0 && payment.amount > asked);
  const bought = enough ? await boughtBy(ctx, booking, began) : { reason: reasonFor(booking, payment) };
  if ('reason' in bought) {
    await oweRefund(ctx, { payments: [{ ...payment, status: 'captured' }] }, payment.amount);
    await writeRefundDue(ctx, booking, payment, bought.reason);
    await tellOfUnused(ctx, booking, payment, bought.reason);
    return 'refund_due';
  }
  const { status } = bought;
  await recordChange(ctx, booking, {
    kind: 'paid',
    by,
    stage: status,
    // of what is bought back every line lives again
    turns: booking.lines.flatMap(({ id, state }) => (state === 'expired' ? [{ id, to: 'live' as const }] : [])),
    money: asked,
  });
  await holdUntil(ctx, booking.row, null);
  await writeReceipt(ctx, booking, { mode: payment.mode, methods: methodsOf(booking, payment) });
  await tellOfBooking(ctx, 'booking.confirmed', booking.row);
  await billPayment(ctx, booking, payment);
  const more = paiseOf(payment.amount - asked);
  if (more > 0) {
    await oweRefund(ctx, { payments: [{ ...payment, status: 'captured' }] }, more);
    await writeRefundDue(ctx, booking, { ...payment, amount: more }, 'more-than-asked');
  }
  return 'captured';
}

/** What the amount that was asked for buys, its stock taken. `began`: holds that expired later are in their grace. */
async function boughtBy(ctx: Context, booking: Booking, began: Date): Promise<Bought> {
  const { status, cancelledBecause, lines, hold_until } = booking;
  const unpaid = status === 'pending' || cancelledBecause === 'unpaid';
  const next = after(status, 'pay') ?? (unpaid ? after(status, 'pay-late') : undefined);
  // nobody is left who would travel
  if (!next || booking.forgottenAt !== null) return { reason: reasonFor(booking) };
  // nobody can travel yesterday: such a sale ended with its hold, swept or not
  if (lines.some(({ startDay }) => startDay < today(ctx.now))) return { reason: 'late-begun' };
  const isLate = statusAt(booking, ctx.now) === 'cancelled';
  const problem = isLate && hold_until <= began ? await problemToday(ctx, booking) : undefined;
  const isGone = status === 'cancelled' && !problem && !(await takeAgain(ctx, booking));
  const reason = problem ?? (isGone ? 'late-sold-out' : undefined);
  if (reason === 'late-sold-out') await passEndedHolds(ctx, booking);
  return reason ? { reason } : { status: next };
}

/** Throws `HoldsEnded` where other bookings have stock of these lines in holds that have ended. */
async function passEndedHolds(ctx: Context, booking: Booking): Promise<void> {
  const ended = await bookingsWithEndedHolds(ctx, booking.lines.flatMap(takesOfLine));
  const others = ended.filter((row) => row !== booking.row);
  if (others.length > 0) throw new HoldsEnded(others);
}

/** Why money buys nothing of what the booking is; `payment`: of another amount than is asked for. */
function reasonFor({ status, cancelledBecause, all }: Booking, payment?: Payment): RefundReason {
  if (status === 'cancelled') return cancelledBecause === 'unpaid' ? 'late' : 'cancelled';
  if (!payment) return status === 'pending' ? 'late' : 'paid-before';
  const isPaid = status === 'confirmed' || status === 'completed';
  return isPaid && all.some(({ state }) => state === 'dropped' || state === 'proposed')
    ? 'late-change'
    : 'other-amount';
}

/** How it was paid: the parts from before, each way once, and what came now. */
function methodsOf({ payments }: Booking, payment: Payment): ReceivedMethod[] {
  const parts = payments.filter((one) => one.id !== payment.id && keptOf(one) > 0);
  return [...new Set([...parts, payment].map(({ method }) => method))];
}

/** Takes the stock of a booking that had let go of it. Returns false, having taken nothing, when some of it is gone. */
async function takeAgain(ctx: Context, booking: Booking): Promise<boolean> {
  const takes = booking.lines.flatMap(takesOfLine);
  const keys = new Map<string, StockKey>(takes.map((take) => [keyOf(take), take]));
  const enough = isEnough(takes, await lockStock(ctx, [...keys.values()]));
  if (enough) await takeStock(ctx, takes, { booking: booking.row, endsAt: null });
  return enough;
}
