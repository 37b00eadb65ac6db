import { today } from '../core/day.ts';
import type { Context } from '../platform/context.ts';
import { completeUntil } from './booking.sql.ts';

/** Marks paid bookings whose last day is over as completed. Returns how many. */
export async function completeBookings(ctx: Context): Promise<number> {
  return completeUntil(ctx.db, today(ctx.now), ctx.now);
}
