import { type Paise, paiseOf, zero } from '../../core/money.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { bookingsWithEndedHolds, releaseBooking } from '../../stock/holds.ts';
import type { StockKey } from '../../stock/stock.ts';
import { lockBooking } from '../booking.sql.ts';
import { statusAfter } from '../booking.ts';
import type { Booking } from '../booking-row.ts';
import type { LineTransition } from '../change.ts';
import { dropPendingChange } from '../changing/apply-change.ts';
import { partPaid, remainingOf } from '../paying/balance.ts';
import { oweRefund } from '../paying/owe-refund.ts';
import { type BookingChange, recordChange } from '../record-change.ts';
import { writeExpired, writeRefundDue } from './booking-emails.ts';
import { notifyBookingWebhooks } from './notify-booking-webhooks.ts';

/** Cancels or expires a locked booking with all its lines and releases its stock. Part of the caller's transaction. */
export async function endBooking(
  ctx: Context,
  booking: Booking,
  {
    kept = new Map(),
    ...change
  }: Pick<BookingChange, 'by' | 'money'> & {
    kind: 'cancelled' | 'expired';
    /** The amount retained by the cancellation policy, by line id. */
    kept?: ReadonlyMap<number, Paise>;
  },
): Promise<void> {
  await releaseBooking(ctx, booking.id);
  const transitions = booking.allLines.flatMap(({ id, state }): LineTransition[] => {
    if (state === 'live') return [{ id, to: change.kind, kept: kept.get(id) ?? zero }];
    return state === 'proposed' ? [{ id, to: 'dropped' }] : [];
  });
  await recordChange(ctx, booking, { ...change, transitions });
}

/**
 * Expires the unpaid hold or the pending change of a booking if its time has passed, in its own transaction. Returns
 * true if it did.
 */
export async function expireHold(ctx: Context, id: number): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, { id });
    // paid, cancelled or expired in the meantime
    if (!booking) return false;
    if (booking.status === 'confirmed' && booking.pendingChange && booking.pendingChange.until <= ctx.now) {
      await dropPendingChange(ctx, booking);
      return true;
    }
    if (!statusAfter(booking.status, 'expire') || booking.holdUntil > ctx.now) return false;
    const paidPart = partPaid(booking);
    await endBooking(ctx, booking, { kind: 'expired', by: 'clock', money: paiseOf(0 - paidPart) });
    await writeExpired(ctx, booking);
    const [paid] = booking.payments.filter((payment) => remainingOf(payment) > 0);
    if (paid) {
      await oweRefund(ctx, booking, paidPart);
      await writeRefundDue(ctx, booking, { mode: paid.mode, amount: paidPart }, 'part-only');
    }
    await notifyBookingWebhooks(ctx, 'booking.cancelled', id);
    return true;
  });
}

/** Expires overdue holds on this stock. Returns how many. */
export async function expireHoldsOn(ctx: Context, keys: readonly StockKey[]): Promise<number> {
  let expired = 0;
  for (const id of await bookingsWithEndedHolds(ctx, keys)) if (await expireHold(ctx, id)) expired += 1;
  return expired;
}
