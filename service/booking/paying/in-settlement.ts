import { type Context, inTransaction } from '../../platform/context.ts';
import { expireHold } from '../lifecycle/end-booking.ts';

/** Thrown if expired holds of other bookings, by id, still have the stock that a payment needs. */
export class HoldsExpired extends Error {
  readonly bookings: readonly number[];
  constructor(bookings: readonly number[]) {
    super('Stock is in holds that have ended');
    this.bookings = bookings;
  }
}

const attempts = 3;

/**
 * Runs `work`, which settles a payment, in a transaction. If it throws `HoldsExpired`, those holds are expired, each in
 * its own transaction, and `work` runs again, at most three times in all.
 */
export async function inSettlement<Result>(ctx: Context, work: (ctx: Context) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(ctx, work);
    } catch (error) {
      if (!(error instanceof HoldsExpired) || attempt === attempts) throw error;
      for (const id of error.bookings) await expireHold(ctx, id);
    }
  }
}
