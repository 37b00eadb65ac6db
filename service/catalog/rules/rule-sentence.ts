import { adminCalendarTexts } from '../../../messages/en/admin/calendar.ts';
import { adminRulesTexts } from '../../../messages/en/admin/rules.ts';
import type { Translate } from '../../../messages/translate.ts';
import { formatDate } from '../../core/day.ts';
import { formatMoney, paiseOf } from '../../core/money.ts';
import { weekdays } from '../../stock/season.ts';
import type { DayPriceChange, RuleValues } from '../../stock/stock-rule.ts';
import { kindOf, productTypes } from '../kinds.ts';
import type { RuleOrder, RuleSubject } from './rule-order.ts';

/** From Monday on. */
export const weekdayWords = [
  adminCalendarTexts.monday,
  adminCalendarTexts.tuesday,
  adminCalendarTexts.wednesday,
  adminCalendarTexts.thursday,
  adminCalendarTexts.friday,
  adminCalendarTexts.saturday,
  adminCalendarTexts.sunday,
] as const;

/** What a rule is for, as text: 'Hotels', 'Tour packages'. */
export function subjectText(subject: RuleSubject): string {
  const type = productTypes.find((one) => one === subject);
  return type ? capital(kindOf(type).path.replaceAll('-', ' ')) : subject;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** '15%' or '₹500', without a sign. */
function amountText(price: DayPriceChange): string {
  if ('percent' in price) return `${Math.abs(price.percent)}%`;
  return formatMoney(paiseOf(Math.abs('by' in price ? price.by : price.to)));
}

function actionOf({ price, closed }: RuleValues) {
  if (closed !== null) return closed ? adminRulesTexts.closeRule : adminRulesTexts.openRule;
  if (price === null) return adminRulesTexts.stayRule;
  if ('to' in price) return adminRulesTexts.setRule;
  return ('percent' in price ? price.percent : price.by) < 0 ? adminRulesTexts.lowerRule : adminRulesTexts.raiseRule;
}

/** The name of a place that was read in lower case: 'New Delhi'. */
export const placeText = (place: string) => place.replace(/(^|[\s-])\p{Ll}/gu, (begin) => begin.toUpperCase());

/** A rule as one sentence: 'Raise prices of hotels in Goa by 15%, 24 Dec 2026 to 2 Jan 2027, minimum stay 2'. */
export function ruleSentence(t: Translate, order: RuleOrder): string {
  const { subject, places, stars, named, first, last, values } = order;
  const { price, minStay } = values;
  const isEveryDay = order.weekdays.length === weekdays.length;
  return [
    t(actionOf(values), {
      subject: subjectText(subject).toLowerCase(),
      places: places.length === 0 ? t(adminRulesTexts.everywhere) : places.map(placeText).join(', '),
      amount: price ? amountText(price) : '',
      from: formatDate(t, first),
      last: formatDate(t, last),
    }),
    ...(minStay === null ? [] : [t(adminRulesTexts.minimumStayIs, { days: minStay })]),
    ...(isEveryDay
      ? []
      : [
          t(adminRulesTexts.onWeekdays, {
            weekdays: weekdays
              .filter((day) => order.weekdays.includes(day))
              .map((day) => t(weekdayWords[day - 1] ?? weekdayWords[0]))
              .join(', '),
          }),
        ]),
    ...(stars.length === 0 ? [] : [t(adminRulesTexts.ofStars, { stars: stars.join(', ') })]),
    ...(named.length === 0 ? [] : [t(adminRulesTexts.namedLike, { named: named.join(', ') })]),
  ].join(', ');
}
