import { type Context, inTransaction } from '../../platform/context.ts';
import { endHold } from '../keeping/let-go.ts';

/** Money would buy stock that is in holds of these other bookings, which have ended and were not swept yet. */
export class HoldsEnded extends Error {
  readonly bookings: readonly number[];
  constructor(bookings: readonly number[]) {
    super('Stock is in holds that have ended');
    this.bookings = bookings;
  }
}

const attempts = 3;

/**
 * Runs `work`, which settles money, as `inTransaction` does. Where holds that have ended are in its way these are ended, each in a
 * transaction of its own, and it runs again: what nobody holds is sold to who comes first, swept or not.
 */
export async function inSettlement<Result>(ctx: Context, work: (ctx: Context) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(ctx, work);
    } catch (error) {
      if (!(error instanceof HoldsEnded) || attempt === attempts) throw error;
      for (const row of error.bookings) await endHold(ctx, row);
    }
  }
}
