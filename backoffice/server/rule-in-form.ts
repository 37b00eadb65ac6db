import { adminRulesTexts } from '../../messages/en/admin/rules.ts';
import type { Translate } from '../../messages/translate.ts';
import { kindOf } from '../../service/catalog/kinds.ts';
import {
  highestCut,
  highestRaise,
  isRuleSubject,
  type RuleOrder,
  typeOfSubject,
} from '../../service/catalog/rules/rule-order.ts';
import type { Day } from '../../service/core/day.ts';
import { isWholeRupees, type Paise, paiseOf, rupee } from '../../service/core/money.ts';
import { readNumber } from '../../service/core/typed-number.ts';
import { weekdays } from '../../service/stock/season.ts';
import { conflictsOf, type DayPriceChange, leftUnasked, type RuleValues } from '../../service/stock/stock-rule.ts';
import { readTypedDay } from '../rules/typed-day.ts';
import { parseRupees } from './fields.ts';

export const ruleActions = ['raise', 'lower', 'set', 'stay', 'close', 'open'] as const;
export type RuleAction = (typeof ruleActions)[number];

/** The rule that a form describes, or what is wrong with it by field name. */
export type RuleInForm = { readonly order: RuleOrder } | { readonly errors: Readonly<Record<string, string>> };

const starCounts = [1, 2, 3, 4, 5];

const list = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Typed as the place, it is every place. */
const everywhere = 'all';

/**
 * Reads the form of a rule from the query of its page. Fields that its action or its products do not have do not count.
 * A rule that closes needs a name or a place: no one closes everything by leaving a field empty.
 */
export function readRuleForm(t: Translate, query: URLSearchParams, today: Day): RuleInForm {
  const errors: Record<string, string> = {};
  const text = (name: string) => (query.get(name) ?? '').trim();
  const action = ruleActions.find((one) => one === text('do')) ?? 'raise';
  const what = text('what');
  const subject = isRuleSubject(what) ? what : 'stay';
  const { type } = typeOfSubject(subject);
  const hasStays = kindOf(type).dates !== 'slot';
  const values = readValues(
    t,
    action,
    (name) => (name === 'minStay' && !hasStays && action !== 'stay' ? '' : text(name)),
    errors,
  );
  const [places, named] = [list(text('places')), list(text('named'))];
  if (action === 'close' && places.length === 0 && named.length === 0) errors['named'] = t(adminRulesTexts.closeWhat);
  const first = readTypedDay(text('from'), today);
  const last = readTypedDay(text('last'), first ?? today);
  for (const [name, day] of Object.entries({ from: first, last })) {
    const typed = text(name);
    if (day === undefined)
      errors[name] = typed ? t(adminRulesTexts.dayUnknown, { typed }) : t(adminRulesTexts.dayMissing);
  }
  if (Object.keys(errors).length > 0 || !values || !first || !last) return { errors };
  const on = weekdays.filter((day) => query.getAll('on').includes(String(day)));
  const unasked = leftUnasked(values);
  return {
    order: {
      subject,
      places: places.filter((place) => place.toLowerCase() !== everywhere),
      stars: type === 'stay' ? starCounts.filter((stars) => query.getAll('stars').includes(String(stars))) : [],
      named,
      first,
      last,
      weekdays: on.length === 0 ? weekdays : on,
      values,
      leave: conflictsOf(values).filter((kind) =>
        query.has(kind) ? query.get(kind) === 'leave' : unasked.includes(kind),
      ),
    },
  };
}

function readValues(
  t: Translate,
  action: RuleAction,
  text: (name: string) => string,
  errors: Record<string, string>,
): RuleValues | undefined {
  if (action === 'close' || action === 'open') return { price: null, minStay: null, closed: action === 'close' };
  const typed = text('minStay');
  const minStay = typed === '' ? null : Number(typed);
  if (minStay !== null && !(Number.isInteger(minStay) && minStay >= 1 && minStay <= 90))
    errors['minStay'] = t(adminRulesTexts.nightsInvalid);
  if (action === 'stay') {
    if (minStay === null) errors['minStay'] = t(adminRulesTexts.nightsMissing);
    return { price: null, minStay, closed: null };
  }
  const price = readPrice(t, action, text, errors);
  return price && { price, minStay, closed: null };
}

function readPrice(
  t: Translate,
  action: 'raise' | 'lower' | 'set',
  text: (name: string) => string,
  errors: Record<string, string>,
): DayPriceChange | undefined {
  const typed = text('amount').replace(/%$/, '');
  const isPercent = action !== 'set' && text('unit') !== 'rupees';
  const sign = action === 'lower' ? -1 : 1;
  if (isPercent) {
    const number = readNumber(typed, 'decimal');
    const most = action === 'lower' ? highestCut : highestRaise;
    const isValid = typeof number === 'number' && number > 0 && number <= most && /^\d+(?:[.,]\d{1,2})?$/.test(typed);
    if (isValid) return { percent: sign * number };
    errors['amount'] = typed ? t(adminRulesTexts.raiseInvalid, { most }) : t(adminRulesTexts.percentMissing);
    return undefined;
  }
  const amount = parseRupees(typed);
  if (amount !== undefined && amount >= rupee && isWholeRupees(amount)) return amountOf(action, amount);
  errors['amount'] = typed ? t(adminRulesTexts.rupeesInvalid) : t(adminRulesTexts.rupeesMissing);
  return undefined;
}

function amountOf(action: 'raise' | 'lower' | 'set', amount: Paise): DayPriceChange {
  if (action === 'set') return { to: amount };
  return { by: paiseOf(action === 'lower' ? -amount : amount) };
}
