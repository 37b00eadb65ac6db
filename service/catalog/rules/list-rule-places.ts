import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { selectPlaceNames } from './rule-rows.sql.ts';

/**
 * Names of destinations and regions for the form of a rule, sorted, at most 500. For staff who change stock; rejects
 * everyone else (401, 403).
 *
 * @may editor, admin, operator
 */
export async function listRulePlaces(ctx: Pick<Context, 'db' | 'viewer'>): Promise<string[]> {
  requireRight(ctx.viewer, 'change stock');
  return selectPlaceNames(ctx.db, 500);
}
