import { z } from 'zod';
import { requireRight } from '../../core/may.ts';
import { listAuditedActions } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { ruleStates } from '../../stock/stock-rules.ts';

/** A rule that was applied. */
export interface AppliedRule {
  readonly ruleId: string;
  /** The sentence of the rule. */
  readonly rule: string;
  readonly at: Date;
  /** The email address of the person who applied it. */
  readonly actor: string;
  readonly products: number;
  readonly days: number;
  /** 'past': it can no longer be undone. */
  readonly state: 'applied' | 'undone' | 'past';
}

const recorded = z.object({ rule: z.string(), products: z.number(), days: z.number() });
const pageSize = 20;

/**
 * The rules that were applied, newest first, in pages: `next` is where the next one begins, null at the end. For staff
 * who change stock; rejects everyone else (401, 403).
 *
 * @may editor, admin, operator
 */
export async function listStockRules(
  ctx: Pick<Context, 'db' | 'viewer'>,
  { after }: { readonly after?: string | undefined },
): Promise<{ rules: AppliedRule[]; next: string | null }> {
  requireRight(ctx.viewer, 'change stock');
  const before = /^\d{1,15}$/.test(after ?? '') ? Number(after) : undefined;
  const query = { subjectType: 'stock-rule', action: 'apply-rule' };
  const found = await listAuditedActions(ctx, query, { before, limit: pageSize + 1 });
  const page = found.slice(0, pageSize);
  const states = await ruleStates(
    ctx,
    page.map(({ subjectId }) => subjectId),
  );
  return {
    rules: page.flatMap(({ subjectId: ruleId, at, actor, after }) => {
      const { success, data } = recorded.safeParse(after);
      return success ? [{ ruleId, at, actor, ...data, state: states.get(ruleId) ?? 'past' }] : [];
    }),
    next: found.length > pageSize ? String(page.at(-1)?.id) : null,
  };
}
