import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { type FailedDelivery, failedDeliveries } from './deliveries.sql.ts';

/**
 * The ten latest failed deliveries of the last fortnight. `redeliver` sends one again.
 *
 * @may admin, operator
 */
export async function listFailed(ctx: Context): Promise<readonly FailedDelivery[]> {
  requireRight(ctx.viewer, 'see what failed');
  return failedDeliveries(ctx.db, new Date(ctx.now.getTime() - 14 * 86_400_000), 10);
}
