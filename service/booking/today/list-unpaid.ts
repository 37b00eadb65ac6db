import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { type Unpaid, unpaidAt } from './today.sql.ts';

/** Bookings that are held and not paid, the ten whose holds end soonest, and how many there are. */
export async function listUnpaid(ctx: Context): Promise<{ bookings: readonly Unpaid[]; total: number }> {
  requireRight(ctx.viewer, 'record a transfer');
  return unpaidAt(ctx.db, ctx.now, 10);
}
