import { today } from '../../core/day.ts';
import { paiseOf } from '../../core/money.ts';
import type { RefundReason } from '../../letters/refund-due.email.ts';
import type { Context } from '../../platform/context.ts';
import { holdUntil, lockStock, takeStock } from '../../stock/holds.ts';
import { isEnough, keyOf, type StockKey } from '../../stock/stock.ts';
import { after, type BookingStatus } from '../booking.ts';
import type { Booking, Payment } from '../booking-row.ts';
import type { DoneBy } from '../change.ts';
import { takeUp } from '../changing/carry-out.ts';
import { billPayment } from '../documents/bill.ts';
import { writeReceipt, writeRefundDue } from '../keeping/booking-letters.ts';
import { tellOfBooking } from '../keeping/tell-of-booking.ts';
import { takesOfLine } from '../line.ts';
import { recordChange } from '../record-change.ts';
import { proposalAt } from './due.ts';
import { oweRefund } from './owe-refund.ts';
import { setPayment } from './payments.sql.ts';
import { partPaid } from './refund.ts';

/** What became of money that arrived. */
export type Settled = 'captured' | 'refund_due';

/**
 * Money for a locked booking has arrived. An unpaid one is confirmed; one whose hold has ended is bought back if its
 * stock is still there; a held change is taken up by its difference; for everything else (no stock, begun without it,
 * cancelled, changed, paid before) the money goes back whole. Of an order from before a part of the price was taken,
 * what is more than the rest goes back. `paidAs` is the gateway's name for the money. Part of the
 * caller's transaction; the caller made sure that this payment was not settled before.
 */
export async function settle(
  ctx: Context,
  booking: Booking,
  payment: Payment,
  paidAs: string,
  by: DoneBy = 'gateway',
): Promise<Settled> {
  const proposal = proposalAt(booking, ctx.now);
  const difference = proposal?.due === payment.amount;
  const parts = partPaid(booking);
  const asked = paiseOf(booking.total - parts);
  const enough = payment.amount === asked || (parts > 0 && payment.amount > asked);
  const status = !difference && enough ? await statusBought(ctx, booking) : undefined;
  await setPayment(ctx.db, payment, { status: 'captured', at: ctx.now, paidAs });
  if (proposal && difference) {
    await takeUp(ctx, booking, proposal, { payment, by });
    return 'captured';
  }
  if (!status) {
    await oweRefund(ctx, { payments: [{ ...payment, status: 'captured' }] }, payment.amount);
    await writeRefundDue(ctx, booking, payment, payment.amount === booking.total ? reasonFor(booking) : 'other-amount');
    return 'refund_due';
  }
  await recordChange(ctx, booking, {
    kind: 'paid',
    by,
    stage: status,
    // of what is bought back every line lives again
    turns: booking.lines.flatMap(({ id, state }) => (state === 'expired' ? [{ id, to: 'live' as const }] : [])),
    money: asked,
  });
  await holdUntil(ctx, booking.row, null);
  await writeReceipt(ctx, booking, payment.mode);
  await tellOfBooking(ctx, 'booking.confirmed', booking.row);
  await billPayment(ctx, booking, payment);
  const more = paiseOf(payment.amount - asked);
  if (more > 0) {
    await oweRefund(ctx, { payments: [{ ...payment, status: 'captured' }] }, more);
    await writeRefundDue(ctx, booking, { ...payment, amount: more }, 'more-than-asked');
  }
  return 'captured';
}

/** The status that the money buys, its stock taken; undefined when it buys nothing. */
async function statusBought(ctx: Context, booking: Booking): Promise<BookingStatus | undefined> {
  // nobody is left who would travel
  if (booking.forgottenAt !== null) return undefined;
  // nobody can travel yesterday: such a sale ended with its hold, swept or not
  if (booking.lines.some(({ startDay }) => startDay < today(ctx.now))) return undefined;
  const late = booking.cancelledBecause === 'unpaid' ? after(booking.status, 'pay-late') : undefined;
  return after(booking.status, 'pay') ?? (late && (await takeAgain(ctx, booking)) ? late : undefined);
}

function reasonFor({ status, cancelledBecause }: Booking): RefundReason {
  if (status === 'confirmed' || status === 'completed') return 'paid-before';
  return status === 'cancelled' && cancelledBecause !== 'unpaid' ? 'cancelled' : 'too-late';
}

/** Takes the stock of a booking that had let go of it. Returns false, having taken nothing, when some of it is gone. */
async function takeAgain(ctx: Context, booking: Booking): Promise<boolean> {
  const takes = booking.lines.flatMap(takesOfLine);
  const keys = new Map<string, StockKey>(takes.map((take) => [keyOf(take), take]));
  const enough = isEnough(takes, await lockStock(ctx, [...keys.values()]));
  if (enough) await takeStock(ctx, takes, { booking: booking.row, endsAt: null });
  return enough;
}
