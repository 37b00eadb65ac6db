import { graceBegan } from '../../catalog/settings/late-payments.ts';
import { settingReader } from '../../catalog/settings/setting-reader.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { endedHolds } from '../booking.sql.ts';
import { endHold } from './let-go.ts';

/** Sweeps unpaid bookings whose hold has ended, each in a transaction of its own. Returns how many it cancelled. */
export async function expireBookings(ctx: Context): Promise<number> {
  requireRight(ctx.viewer, 'keep house');
  const began = graceBegan(ctx.now, (await settingReader(ctx, ['latePayments']))('latePayments'));
  let ended = 0;
  for (;;) {
    const rows = await endedHolds(ctx.db, { now: ctx.now, graceBegan: began }, 200);
    let now = 0;
    for (const row of rows) if (await endHold(ctx, row)) now += 1;
    ended += now;
    if (now === 0) return ended;
  }
}
