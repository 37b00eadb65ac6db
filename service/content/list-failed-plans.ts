import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { type EntryPlan, findFailedPlans } from './plans.sql.ts';

const most = 20;

/**
 * The twenty latest plans to publish or unpublish that failed, with the reason.
 *
 * @may editor, admin, operator
 */
export async function listFailedPlans(ctx: Context): Promise<readonly EntryPlan[]> {
  requireRight(ctx.viewer, 'write content');
  return findFailedPlans(ctx.db, most);
}
