import { type Paise, paiseOf, zero } from '../../core/money.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { bookingsWithEndedHolds, releaseBooking } from '../../stock/holds.ts';
import type { StockKey } from '../../stock/stock.ts';
import { lockBooking } from '../booking.sql.ts';
import { after } from '../booking.ts';
import type { Booking } from '../booking-row.ts';
import type { Turn } from '../change.ts';
import { putAside } from '../changing/carry-out.ts';
import { oweRefund } from '../paying/owe-refund.ts';
import { keptOf, partPaid } from '../paying/refund.ts';
import { type Change, recordChange } from '../record-change.ts';
import { writeExpired, writeRefundDue } from './booking-emails.ts';
import { tellOfBooking } from './tell-of-booking.ts';

/** Ends a locked booking, all its lines with it, and gives its stock back. Part of the caller's transaction. */
export async function letGo(
  ctx: Context,
  booking: Booking,
  {
    kept = new Map(),
    ...change
  }: Pick<Change, 'by' | 'money'> & {
    kind: 'cancelled' | 'expired';
    /** What the terms of a line keep of its price, by its id. */
    kept?: ReadonlyMap<number, Paise>;
  },
): Promise<void> {
  await releaseBooking(ctx, booking.row);
  const turns = booking.all.flatMap(({ id, state }): Turn[] => {
    if (state === 'live') return [{ id, to: change.kind, kept: kept.get(id) ?? zero }];
    return state === 'proposed' ? [{ id, to: 'dropped' }] : [];
  });
  await recordChange(ctx, booking, { ...change, turns });
}

/** Ends what of the booking is held unpaid if its time is over, in a transaction of its own. Returns whether it did. */
export async function endHold(ctx: Context, row: number): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, { row });
    // paid, cancelled or swept by somebody else in the meantime
    if (!booking) return false;
    if (booking.status === 'confirmed' && booking.proposal && booking.proposal.until <= ctx.now) {
      await putAside(ctx, booking);
      return true;
    }
    if (!after(booking.status, 'expire') || booking.hold_until > ctx.now) return false;
    const parts = partPaid(booking);
    await letGo(ctx, booking, { kind: 'expired', by: 'clock', money: paiseOf(0 - parts) });
    await writeExpired(ctx, booking);
    const [paid] = booking.payments.filter((payment) => keptOf(payment) > 0);
    if (paid) {
      await oweRefund(ctx, booking, parts);
      await writeRefundDue(ctx, booking, { mode: paid.mode, amount: parts }, 'part-only');
    }
    await tellOfBooking(ctx, 'booking.cancelled', row);
    return true;
  });
}

/** Ends the holds that have run out on this stock. Returns how many. */
export async function letGoOfEnded(ctx: Context, keys: readonly StockKey[]): Promise<number> {
  let freed = 0;
  for (const row of await bookingsWithEndedHolds(ctx, keys)) if (await endHold(ctx, row)) freed += 1;
  return freed;
}
