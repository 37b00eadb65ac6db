import { graceBegan } from '../../../catalog/settings/booking-limits.ts';
import { settingReader } from '../../../catalog/settings/setting-reader.ts';
import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { expireHold } from '../../lifecycle/expire-hold.ts';
import { findExpiredHolds } from '../../store/bookings.sql.ts';

/**
 * Expires unpaid holds, each in its own transaction. Returns how many.
 *
 * @may clock
 */
export async function expireBookings(ctx: Context): Promise<number> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  const graceStart = graceBegan(ctx.now, (await settingReader(ctx, ['latePayments']))('latePayments'));
  let ended = 0;
  for (;;) {
    const ids = await findExpiredHolds(ctx.db, { now: ctx.now, graceBegan: graceStart }, 200);
    let endedNow = 0;
    for (const id of ids) if (await expireHold(ctx, id)) endedNow += 1;
    ended += endedNow;
    if (endedNow === 0) return ended;
  }
}
