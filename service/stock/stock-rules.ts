import { errorsStockTexts } from '../../messages/en/errors/stock.ts';
import { sentence } from '../../messages/message.ts';
import { notFound } from '../core/app-error.ts';
import { today } from '../core/day.ts';
import type { Context } from '../platform/context.ts';
import { lockSellables } from './overrides.sql.ts';
import { markUndone } from './stock-changes.sql.ts';
import type { RuleEffects, RuleSize, StockRule } from './stock-rule.ts';
import { lockRule, restoreDays, selectRuleEffects, selectRuleStates, storeRule, writeRule } from './stock-rules.sql.ts';

type Transaction = Pick<Context, 'db' | 'now'>;

/** What a rule would do. Locks and writes nothing. */
export function ruleEffects(ctx: Transaction, rule: StockRule): Promise<RuleEffects> {
  return selectRuleEffects(ctx.db, rule, ctx.now);
}

/**
 * Calculates a rule under an id that `claimChange` has claimed, and stores the days that it changes. Locks its
 * sellables against other changes, but not against sales. `impossible` of its days would have a price that no day can
 * have.
 */
export async function calculateRule(
  ctx: Transaction,
  id: string,
  rule: StockRule,
): Promise<RuleSize & { readonly mark: string; readonly impossible: number }> {
  await lockSellables(ctx.db, rule.sellables, 'some days');
  return storeRule(ctx.db, id, rule, ctx.now);
}

/** Writes the days of a calculated rule. Sales of these days wait from here to the end of the transaction. */
export async function writeCalculatedRule(ctx: Transaction, id: string): Promise<void> {
  await writeRule(ctx.db, id);
}

/** How many days a rule gave back what they had before it, and how many stay because they are past or were changed. */
export interface RevertedRule {
  readonly restored: number;
  readonly changed: number;
}

/**
 * Restores, once, the days of a rule from today on that still have what it set. Undefined: it was undone before. Throws
 * NotFoundError for a rule that is unknown or no longer stored.
 */
export async function revertRule(ctx: Transaction, id: string): Promise<RevertedRule | undefined> {
  const stored = await lockRule(ctx.db, id);
  if (!stored) throw notFound(sentence(errorsStockTexts.undoTooLate));
  if (stored.undone) return undefined;
  const reverted = await restoreDays(ctx.db, id, today(ctx.now));
  await markUndone(ctx.db, id, ctx.now);
  return reverted;
}

/** The state of each of those rules by id: applied, or undone; those that can no longer be undone are left out. */
export async function ruleStates(
  ctx: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, 'applied' | 'undone'>> {
  const states = await selectRuleStates(ctx.db, ids);
  return new Map(states.map(({ id, undoneAt }) => [id, undoneAt ? 'undone' : 'applied'] as const));
}
