import { today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { lockBooking, overBookings } from '../booking.sql.ts';
import { after } from '../booking.ts';
import { recordChange } from '../record-change.ts';
import { tellOfBooking } from './tell-of-booking.ts';

/** Marks paid bookings whose last day is over as completed, each in a transaction of its own. Returns how many. */
export async function completeBookings(ctx: Context): Promise<number> {
  requireRight(ctx.viewer, 'keep house');
  let completed = 0;
  for (;;) {
    let now = 0;
    for (const row of await overBookings(ctx.db, today(ctx.now), 200)) if (await complete(ctx, row)) now += 1;
    completed += now;
    if (now === 0) return completed;
  }
}

async function complete(ctx: Context, row: number): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, { row });
    // cancelled in the meantime, or moved to another day, or about to be
    const over = booking?.proposal === null && booking.lines.every(({ endDay }) => endDay <= today(ctx.now));
    if (!over || !after(booking.status, 'complete')) return false;
    await recordChange(ctx, booking, { kind: 'completed', stage: 'completed' });
    await tellOfBooking(ctx, 'booking.completed', row);
    return true;
  });
}
