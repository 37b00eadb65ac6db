import { textIn } from '../../messages/translate.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { policyUse } from './cancellation-policies.sql.ts';
import { kindOf } from './kinds.ts';

/**
 * How many products of each kind use each cancellation policy, drafts included. For the operator and admins; rejects
 * everyone else (401, 403).
 *
 * @may admin, operator, reading program, writing program
 */
export async function listPolicyUse(ctx: Context): Promise<{ policy: string; kind: string; count: number }[]> {
  requireRight(ctx.viewer, 'change the rules of sale');
  const t = textIn(ctx.language);
  const use = await policyUse(ctx.db);
  return use.map(({ name, type, count }) => ({ policy: name, kind: t(kindOf(type).label), count }));
}
