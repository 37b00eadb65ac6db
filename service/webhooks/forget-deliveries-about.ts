import type { Context } from '../platform/context.ts';
import { deleteDeliveriesWith } from './deliveries.sql.ts';

/** Forgets what webhooks were told about those bookings, and what they were to be told. Part of the caller's transaction. */
export async function forgetDeliveriesAbout(ctx: Context, bookingIds: readonly string[]): Promise<void> {
  await deleteDeliveriesWith(ctx.db, bookingIds);
}
