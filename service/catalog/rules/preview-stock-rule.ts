import { today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import type { RuledDay, RuleEffects } from '../../stock/stock-rule.ts';
import { ruleEffects } from '../../stock/stock-rules.ts';
import { rowsOfSellables } from '../stock-grid/stock-rows.sql.ts';
import { stockRuleOf } from './calculate-rule.ts';
import { parseRuleOrder, type RuleOrder } from './rule-order.ts';

/** A day of a preview with the name of its row: 'Palm Villa, Whole Villa'. */
export interface NamedRuledDay extends RuledDay {
  readonly name: string;
}

type Named<Part extends { readonly examples: readonly RuledDay[] }> = Omit<Part, 'examples'> & {
  readonly examples: readonly NamedRuledDay[];
};

/** What a rule would do, with the rule as it was understood. */
export interface RulePreview extends Omit<RuleEffects, 'examples' | 'conflicts' | 'impossible'> {
  readonly order: RuleOrder;
  readonly examples: readonly NamedRuledDay[];
  readonly conflicts: readonly Named<RuleEffects['conflicts'][number]>[];
  readonly impossible: Named<RuleEffects['impossible']>;
}

/**
 * What a rule would do to prices, minimum stays and closings; writes nothing. For staff who change stock; rejects
 * everyone else (401, 403). Throws ValidationError if the rule is invalid, matches nothing or is too large.
 *
 * @may editor, admin, operator
 */
export async function previewStockRule(
  ctx: Pick<Context, 'db' | 'now' | 'viewer'>,
  { order: sent }: { readonly order: unknown },
): Promise<RulePreview> {
  requireRight(ctx.viewer, 'change stock');
  const order = parseRuleOrder(sent, today(ctx.now));
  const { examples, conflicts, impossible, ...size } = await ruleEffects(ctx, await stockRuleOf(ctx, order));
  const shown = [...examples, ...impossible.examples, ...conflicts.flatMap(({ examples }) => examples)];
  const rows = await rowsOfSellables(ctx.db, [...new Set(shown.map(({ sellableId }) => sellableId))]);
  const names = new Map(
    rows.map(({ sellableId, product, option }) => [sellableId, [product, option].filter(Boolean).join(', ')]),
  );
  const named = (days: readonly RuledDay[]): NamedRuledDay[] =>
    days.map((day) => ({ ...day, name: names.get(day.sellableId) ?? '' }));
  return {
    ...size,
    order,
    examples: named(examples),
    conflicts: conflicts.map((one) => ({ ...one, examples: named(one.examples) })),
    impossible: { ...impossible, examples: named(impossible.examples) },
  };
}
