import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { type EntryPlan, plansFailed } from './plans.sql.ts';

const most = 20;

/** The plans to show entries or to take them back that could not be done, with the reason, the latest twenty. */
export async function listFailedPlans(ctx: Context): Promise<readonly EntryPlan[]> {
  requireRight(ctx.viewer, 'write content');
  return plansFailed(ctx.db, most);
}
