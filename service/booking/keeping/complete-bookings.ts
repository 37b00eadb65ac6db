import { today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { completeUntil } from '../booking.sql.ts';
import { tellOfBooking } from './tell-of-booking.ts';

/** Marks paid bookings whose last day is over as completed. Returns how many. */
export async function completeBookings(ctx: Context): Promise<number> {
  requireRight(ctx.viewer, 'keep house');
  return inTransaction(ctx, async (ctx) => {
    const rows = await completeUntil(ctx.db, today(ctx.now), ctx.now);
    for (const row of rows) await tellOfBooking(ctx, 'booking.completed', row);
    return rows.length;
  });
}
