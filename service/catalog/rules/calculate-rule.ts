import { adminRulesTexts } from '../../../messages/en/admin/rules.ts';
import { sentence } from '../../../messages/message.ts';
import { invalid } from '../../core/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { StockRule } from '../../stock/stock-rule.ts';
import { daysOfRule, type RuleOrder, wrongField } from './rule-order.ts';
import { selectEmptyPlaces, selectRuleRows } from './rule-rows.sql.ts';
import { placeText, subjectText } from './rule-sentence.ts';

/** The most days of rows that a rule may be for: a sale of one of them waits while they are written (decision 191). */
export const mostRuleDays = 100_000;

const grouped = (count: number) => count.toLocaleString('en-IN');

/**
 * The rule over the stock that exists now. Throws ValidationError if no product matches it, at one of its places either,
 * or if it is for too many days.
 */
export async function stockRuleOf(ctx: Pick<Context, 'db'>, order: RuleOrder): Promise<StockRule> {
  const rows = await selectRuleRows(ctx.db, order);
  const [empty] = await selectEmptyPlaces(ctx.db, order);
  if (empty !== undefined) {
    const subject = subjectText(order.subject).toLowerCase();
    throw wrongField('places', sentence(adminRulesTexts.nothingThere, { subject, place: placeText(empty) }));
  }
  if (rows.length === 0) throw invalid(sentence(adminRulesTexts.nothingMatches));
  const days = daysOfRule(order);
  const size = rows.reduce((sum, { slots }) => sum + slots, 0) * days.length;
  if (size > mostRuleDays)
    throw invalid(sentence(adminRulesTexts.tooMany, { most: grouped(mostRuleDays), days: grouped(size) }));
  return {
    sellables: rows.map(({ sellableId }) => sellableId),
    products: rows.map(({ product }) => product),
    days,
    values: order.values,
    leave: order.leave,
  };
}
