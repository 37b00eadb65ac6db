import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import type { ContentType } from './content-type.ts';
import type { PlannedPublication } from './plan.ts';
import { plansOf } from './plans.sql.ts';

/**
 * The plans for these entries of a type by document id, in order of time. One statement.
 *
 * @may editor, admin, operator, writing program
 */
export async function listPlans(
  ctx: Context,
  { type, documentIds }: { type: ContentType; documentIds: readonly string[] },
): Promise<ReadonlyMap<string, readonly PlannedPublication[]>> {
  requireRight(ctx.viewer, 'write content', { type: type.name, action: 'publish' });
  const plans = await plansOf(ctx.db, type.name, documentIds);
  return Map.groupBy(plans, ({ documentId }) => documentId);
}
