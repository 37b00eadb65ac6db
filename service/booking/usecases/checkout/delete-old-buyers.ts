import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { deleteBuyers } from '../../store/unpaid.sql.ts';

/**
 * Deletes lock rows of buyers without a sale in progress (part of the nightly job 'forget-old').
 *
 * @may clock
 */
export async function deleteOldBuyers(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  await deleteBuyers(ctx.db, new Date(ctx.now.getTime() - 86_400_000));
}
