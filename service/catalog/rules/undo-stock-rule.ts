import { z } from 'zod';
import { adminRulesTexts } from '../../../messages/en/admin/rules.ts';
import { sentence } from '../../../messages/message.ts';
import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { type RevertedRule, revertRule } from '../../stock/stock-rules.ts';

/**
 * Undoes a rule: its days from today on are as before, except those that someone has changed since. A repeat does
 * nothing and returns undefined. For staff who change stock; rejects everyone else (401, 403). Throws NotFoundError for
 * an unknown rule, and when its last day and 30 days are over.
 *
 * @may editor, admin, operator
 */
export async function undoStockRule(
  ctx: Context,
  { ruleId }: { readonly ruleId: string },
): Promise<RevertedRule | undefined> {
  requireRight(ctx.viewer, 'change stock');
  if (!z.uuid().safeParse(ruleId).success) throw notFound(sentence(adminRulesTexts.undoTooLate));
  return inTransaction(ctx, async (ctx) => {
    const reverted = await revertRule(ctx, ruleId);
    if (!reverted) return undefined;
    await recordAudit(ctx, {
      action: 'undo-rule',
      subjectType: 'stock-rule',
      subjectId: ruleId,
      after: { restored: reverted.restored, changed: reverted.changed },
    });
    return reverted;
  });
}
