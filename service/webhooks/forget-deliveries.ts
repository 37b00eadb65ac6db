import type { Context } from '../platform/context.ts';
import { deleteDeliveriesBefore } from './deliveries.sql.ts';

const msKept = 30 * 86_400_000;

/** Forgets deliveries after thirty days: they hold what was sent. */
export async function forgetDeliveries(ctx: Context): Promise<void> {
  await deleteDeliveriesBefore(ctx.db, new Date(ctx.now.getTime() - msKept));
}
