import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { findUnpaidBookings, type UnpaidBooking } from './today.sql.ts';

/**
 * Lists the ten unpaid bookings whose holds expire first, and the number of all.
 *
 * @may support, admin, operator
 */
export async function listUnpaid(ctx: Context): Promise<{ bookings: readonly UnpaidBooking[]; total: number }> {
  requireRight(ctx.viewer, 'record a transfer');
  return findUnpaidBookings(ctx.db, ctx.now, 10);
}
