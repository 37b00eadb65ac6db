import type { AppError } from '../../core/app-error.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { bookingsWithEndedHolds } from '../../stock/holds.ts';
import type { StockKey } from '../../stock/stock.ts';
import { partPaid } from '../model/balance.ts';
import { lockBooking } from '../store/bookings.sql.ts';
import { applyEvent } from './apply-event.ts';

/**
 * Expires the unpaid hold or the pending change of a booking if its time has passed, in its own transaction. Returns
 * true if it did.
 */
export async function expireHold(ctx: Context, id: number): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, { id });
    // paid, cancelled or expired in the meantime
    if (!booking) return false;
    if (booking.status === 'confirmed' && booking.pendingChange && booking.pendingChange.until <= ctx.now)
      await applyEvent(ctx, booking, { name: 'change dropped', by: 'clock' });
    else if (booking.status === 'pending' && booking.holdUntil <= ctx.now)
      await applyEvent(ctx, booking, { name: 'expired', by: 'clock', amount: partPaid(booking) });
    else return false;
    return true;
  });
}

/** Thrown to roll back what is refused, unless expired holds on that stock make room for it. */
export class OutOfStock extends Error {
  readonly refusal: AppError;
  readonly keys: readonly StockKey[];
  constructor(refusal: AppError, keys: readonly StockKey[]) {
    super(refusal.message);
    this.refusal = refusal;
    this.keys = keys;
  }
}

/**
 * Runs `work` in a transaction. If it throws `OutOfStock`, expired holds on the stock are expired and it runs once more;
 * without any, throws the refusal.
 */
export async function makingRoom<Result>(ctx: Context, work: (ctx: Context) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(ctx, work);
    } catch (error) {
      if (!(error instanceof OutOfStock)) throw error;
      const freed = attempt === 1 ? await expireHoldsOn(ctx, error.keys) : 0;
      if (freed === 0) throw error.refusal;
    }
  }
}

/** Expires overdue holds on this stock. Returns how many. */
async function expireHoldsOn(ctx: Context, keys: readonly StockKey[]): Promise<number> {
  let expired = 0;
  for (const id of await bookingsWithEndedHolds(ctx, keys)) if (await expireHold(ctx, id)) expired += 1;
  return expired;
}
