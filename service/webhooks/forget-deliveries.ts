import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { dropMonths } from '../platform/months/drop-months.ts';
import { deleteDeliveriesBefore } from './deliveries.sql.ts';

const msKept = 30 * 86_400_000;

/** Forgets deliveries after thirty days: they hold what was sent. */
export async function forgetDeliveries(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'keep house');
  const before = new Date(ctx.now.getTime() - msKept);
  await dropMonths(ctx, 'webhook_deliveries', before);
  await deleteDeliveriesBefore(ctx.db, before);
}
