import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { findUnpaidBookings, type UnpaidBooking } from './today.sql.ts';

/**
 * Lists ten unpaid bookings, those with a reported transfer first, then by the end of their hold, and the number of all.
 *
 * @may support, admin, operator
 */
export async function listUnpaid(ctx: Context): Promise<{ bookings: readonly UnpaidBooking[]; total: number }> {
  requireRight(ctx.viewer, 'record a transfer');
  return findUnpaidBookings(ctx.db, ctx.now, 10);
}
