import { z } from 'zod';
import { adminRulesTexts } from '../../../messages/en/admin/rules.ts';
import { sentence } from '../../../messages/message.ts';
import { english } from '../../../messages/translate.ts';
import { conflict, invalid } from '../../core/app-error.ts';
import { today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import type { RuleSize } from '../../stock/stock-rule.ts';
import { calculateRule, writeCalculatedRule } from '../../stock/stock-rules.ts';
import { claimChange } from '../../stock/undo-change.ts';
import { stockRuleOf } from './calculate-rule.ts';
import { parseRuleOrder } from './rule-order.ts';
import { ruleSentence } from './rule-sentence.ts';

/**
 * Applies a rule, completely or not at all, as previewed: `mark` is that of the preview, `ruleId` a UUID of the page by
 * which a repeat is recognised and ignored. Bookings and holds keep their prices. Returns how much was changed;
 * undefined for a repeat. For staff who change stock; rejects everyone else (401, 403). Throws ValidationError if the
 * rule is invalid or would set an impossible price, and ConflictError if what it changes is no longer what was
 * previewed.
 *
 * @may editor, admin, operator
 */
export async function applyStockRule(
  ctx: Context,
  { order: sent, mark, ruleId }: { readonly order: unknown; readonly mark: string; readonly ruleId: string },
): Promise<RuleSize | undefined> {
  requireRight(ctx.viewer, 'change stock');
  if (!z.uuid().safeParse(ruleId).success) throw invalid(sentence(adminRulesTexts.reload));
  const order = parseRuleOrder(sent, today(ctx.now));
  return inTransaction(ctx, async (ctx) => {
    if (!(await claimChange(ctx, ruleId))) return undefined;
    const calculated = await calculateRule(ctx, ruleId, await stockRuleOf(ctx, order));
    const { products, rows, days } = calculated;
    if (calculated.mark !== mark) throw conflict(sentence(adminRulesTexts.changedSincePreview));
    if (calculated.impossible > 0)
      throw invalid(sentence(adminRulesTexts.impossiblePrices, { days: calculated.impossible }));
    if (days === 0) throw invalid(sentence(adminRulesTexts.nothingChanges));
    await recordAudit(ctx, {
      action: 'apply-rule',
      subjectType: 'stock-rule',
      subjectId: ruleId,
      after: { rule: ruleSentence(english, order), products, rows, days, until: order.last },
    });
    // last: sales of these days wait from here on
    await writeCalculatedRule(ctx, ruleId);
    return { products, rows, days };
  });
}
