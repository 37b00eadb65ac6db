import type { Context } from '../platform/context.ts';
import { deleteDeliveriesWith } from './deliveries.sql.ts';

/** Deletes sent and waiting deliveries about those bookings. Runs in the caller's transaction. */
export async function deleteDeliveriesAbout(ctx: Context, bookingIds: readonly string[]): Promise<void> {
  await deleteDeliveriesWith(ctx.db, bookingIds);
}
