import { today } from '../../../core/day.ts';
import { requireRight } from '../../../core/may.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { applyEvent } from '../../lifecycle/apply-event.ts';
import { findFinishedBookings, lockBooking } from '../../store/bookings.sql.ts';

/**
 * Completes confirmed bookings whose last day has passed, each in its own transaction. Returns how many.
 *
 * @may clock
 */
export async function completeBookings(ctx: Context): Promise<number> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  let completed = 0;
  for (;;) {
    let completedNow = 0;
    for (const id of await findFinishedBookings(ctx.db, today(ctx.now), 200))
      if (await complete(ctx, id)) completedNow += 1;
    completed += completedNow;
    if (completedNow === 0) return completed;
  }
}

async function complete(ctx: Context, id: number): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, { id });
    // cancelled or moved since it was read, or a change is pending
    const isFinished = booking?.pendingChange === null && booking.lines.every(({ endDay }) => endDay <= today(ctx.now));
    if (!isFinished || booking.status !== 'confirmed') return false;
    await applyEvent(ctx, booking, { name: 'completed' });
    return true;
  });
}
