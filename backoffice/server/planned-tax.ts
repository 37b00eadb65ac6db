import { adminTaxTexts } from '../../messages/en/admin/tax.ts';
import type { Translate } from '../../messages/translate.ts';
import { defaultTaxRules } from '../../service/catalog/settings/default-settings.ts';
import type { SettingValues } from '../../service/catalog/settings/setting-schemas.ts';
import { endRule, standingOf, switchRules } from '../../service/catalog/settings/tax-change.ts';
import { taxRules } from '../../service/catalog/settings/tax-rules.ts';
import type { TaxRule } from '../../service/catalog/tax.ts';
import { type Day, formatDay, isDay } from '../../service/core/day.ts';
import { plainError } from '../settings/plain-error.ts';
import { numberIn } from '../settings/rows-in-form.ts';
import { supplyNames } from '../settings/tax/tax-words.ts';

/** The rules before a change. */
interface CurrentRules {
  readonly rules: readonly TaxRule[];
  readonly sets: SettingValues['taxRuleSets'];
  readonly today: Day;
}

type Planned =
  | { readonly rules: readonly TaxRule[]; readonly from: Day; readonly says: string }
  | { readonly errors: Readonly<Record<string, string>> };

/** The rule set that every site has besides the ones of its setting. */
export const specifiedSet = 'One rate for everything';

const wrong = (field: string, message: string): Planned => ({ errors: { [field]: message } });

/**
 * The planned tax rules in the form of the tax page, and the day from which they apply. No rule starts before today, so
 * that past days never change. Undefined if the form is empty.
 */
export function plannedTax(t: Translate, text: (name: string) => string, current: CurrentRules): Planned | undefined {
  const action = text('do');
  if (action === 'drop') return dropped(t, Number(text('of')), current);
  if (action !== 'switch' && action !== 'rule' && action !== 'end') return undefined;
  const from = text('from');
  if (!isDay(from)) return wrong('from', t(adminTaxTexts.chooseADay));
  if (from < current.today) return wrong('from', t(adminTaxTexts.dayInvalid));
  const planned =
    action === 'rule'
      ? withRule(t, text, from, current)
      : action === 'end'
        ? ended(t, text, from, current)
        : switched(t, text, from, current);
  if ('rules' in planned && !taxRules.safeParse(planned.rules).success)
    return wrong('problem', t(adminTaxTexts.tooManyRules));
  return planned;
}

function switched(t: Translate, text: (name: string) => string, from: Day, { rules, sets }: CurrentRules): Planned {
  const name = text('set');
  const set = name === specifiedSet ? defaultTaxRules : sets.find((one) => one.name === name)?.rules;
  if (!set) return wrong('set', t(adminTaxTexts.setMissing));
  const says = t(adminTaxTexts.setPlanned, { name, from: formatDay(t, from) });
  return { rules: switchRules(rules, taxRules.parse(set), from), from, says };
}

const fields: Readonly<Record<string, string>> = { from: 'bandFrom', to: 'bandTo', since: 'from' };

function withRule(t: Translate, text: (name: string) => string, from: Day, { rules }: CurrentRules): Planned {
  const to = numberIn(text('bandTo'));
  const read = taxRules.safeParse([
    {
      name: text('name').trim(),
      supply: text('supply'),
      since: from,
      percent: numberIn(text('percent')),
      from: numberIn(text('bandFrom')) ?? 0,
      // the form has the last price of a band, a rule has the first price after it
      to: typeof to === 'number' ? Number((to + 0.01).toFixed(2)) : (to ?? null),
      ...(text('sac').trim() && { sac: text('sac').trim() }),
    },
  ]);
  if (!read.success) {
    const found = read.error.issues.map(({ path: [, name = 'name'], message }) => [
      fields[String(name)] ?? String(name),
      plainError(t, message),
    ]);
    return { errors: Object.fromEntries(found) };
  }
  const [rule] = read.data;
  if (rule && rule.to !== null && rule.to <= rule.from) return wrong('bandTo', t(adminTaxTexts.bandInvalid));
  const says =
    rule &&
    t(adminTaxTexts.rulePlanned, {
      value: t(supplyNames[rule.supply]),
      percent: rule.percent,
      from: formatDay(t, from),
    });
  return { rules: [...rules, ...read.data], from, says: says ?? '' };
}

function ended(t: Translate, text: (name: string) => string, from: Day, { rules }: CurrentRules): Planned {
  const index = /^\d{1,3}$/.test(text('of')) ? Number(text('of')) : -1;
  const rule = rules[index];
  if (!rule) return wrong('problem', t(adminTaxTexts.ruleNotFound));
  const after = endRule(rules, index, from);
  if (after.length === rules.length) return wrong('problem', t(adminTaxTexts.ruleNeeded));
  const says = t(adminTaxTexts.ruleEnds, { value: t(supplyNames[rule.supply]), from: formatDay(t, from) });
  return { rules: after, from, says };
}

function dropped(t: Translate, index: number, { rules, today }: CurrentRules): Planned {
  const rule = rules[index];
  if (!rule || standingOf(rules, index, today) !== 'to come') return wrong('problem', t(adminTaxTexts.notScheduled));
  const says = t(adminTaxTexts.ruleRemoved, { since: formatDay(t, rule.since) });
  return { rules: rules.filter((_, at) => at !== index), from: rule.since, says };
}
