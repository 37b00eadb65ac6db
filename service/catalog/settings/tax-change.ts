import type { Day } from '../../core/day.ts';
import type { Supply, TaxRule } from '../tax.ts';

/** The state of a rule on a day: a later one for the same may have replaced it. */
export type TaxRuleStanding = 'in force' | 'to come' | 'over';

const covers = (one: TaxRule, other: TaxRule) =>
  one.supply === other.supply &&
  one.from <= other.from &&
  (one.to === null || (other.to !== null && one.to >= other.to));

export function standingOf(rules: readonly TaxRule[], index: number, on: Day): TaxRuleStanding {
  const rule = rules[index];
  if (!rule) throw new RangeError(`Unknown rule ${index}`);
  if (rule.since > on) return 'to come';
  const isLater = (one: TaxRule, at: number) => one.since > rule.since || (one.since === rule.since && at > index);
  return rules.some((one, at) => one.since <= on && isLater(one, at) && covers(one, rule)) ? 'over' : 'in force';
}

/** Every supply with a rule of its own. */
function named(rules: readonly TaxRule[]): Supply[] {
  return [...new Set(rules.flatMap(({ supply }) => (supply === '*' ? [] : [supply])))];
}

/** True if the rules for a supply cover all prices. */
function coversAllPrices(rules: readonly TaxRule[], supply: Supply): boolean {
  const bands = rules.filter((rule) => rule.supply === supply).sort((one, other) => one.from - other.from);
  let until: number | null = 0;
  for (const { from, to } of bands) {
    if (until === null || from > until) break;
    until = to === null ? null : Math.max(until, to);
  }
  return until === null;
}

/**
 * Replaces the rules in force by a set from that day on; rules that were to begin then or later are dropped. A rule for
 * a supply takes precedence over one for everything, however old (`ruleFor`): so supplies that the old rules name and
 * the set does not get the set's rule for everything as their own.
 */
export function switchRules(rules: readonly TaxRule[], set: readonly TaxRule[], since: Day): TaxRule[] {
  const before = rules.filter((rule) => rule.since < since);
  const forAll = set.filter(({ supply }) => supply === '*');
  const begun = (rule: TaxRule): TaxRule => ({ ...rule, since });
  const open = named(before).filter((supply) => !coversAllPrices(set, supply));
  const asOwn = open.flatMap((supply) => forAll.map((rule) => begun({ ...rule, supply })));
  // of rules of one day the last applies
  return [...before, ...forAll.map(begun), ...asOwn, ...set.filter(({ supply }) => supply !== '*').map(begun)];
}

function bandOfBoth(one: TaxRule, other: TaxRule): Pick<TaxRule, 'from' | 'to'> {
  const ends = [one.to, other.to].filter((to) => to !== null);
  return { from: Math.max(one.from, other.from), to: ends.length > 0 ? Math.min(...ends) : null };
}

/**
 * From that day on the supply of that rule is taxed like everything else. Returns the same rules if there is no other
 * rule for it.
 */
export function endRule(rules: readonly TaxRule[], index: number, since: Day): TaxRule[] {
  const rule = rules[index];
  if (!rule || rule.supply === '*') return [...rules];
  const { supply } = rule;
  const forAll = rules.filter((one, at) => one.supply === '*' && standingOf(rules, at, since) === 'in force');
  const within = forAll.map((one) => ({ ...one, ...bandOfBoth(one, rule), supply, since }));
  return [...rules, ...within.filter(({ from, to }) => to === null || from < to)];
}
