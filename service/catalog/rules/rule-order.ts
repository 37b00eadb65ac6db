import { z } from 'zod';
import { adminRulesTexts } from '../../../messages/en/admin/rules.ts';
import { type Sentence, sentence } from '../../../messages/message.ts';
import { type AppError, inEnglish, invalid } from '../../core/app-error.ts';
import { addDays, type Day, daysBetween, isDay } from '../../core/day.ts';
import { paiseOf, rupee } from '../../core/money.ts';
import { covers, type Weekday, weekdays } from '../../stock/season.ts';
import { highestPrice, type RuleConflict, type RuleValues, ruleConflicts } from '../../stock/stock-rule.ts';
import { kindOf, type ProductType, productTypes } from '../kinds.ts';
import { propertyTypes } from '../property-types.ts';
import { mostDaysAhead } from '../sale-days.ts';

/** What a rule is for: all products of a type, or the stays of one property type, by its label. */
export type RuleSubject = ProductType | (typeof propertyTypes)[number]['label'];

const subjects: readonly string[] = [...productTypes, ...propertyTypes.map(({ label }) => label)];

/** True for a subject of rules. */
export const isRuleSubject = (text: string): text is RuleSubject => subjects.includes(text);

/** The product type of a subject; the property type, if it is one. */
export function typeOfSubject(subject: RuleSubject): { type: ProductType; propertyType?: string } {
  const type = productTypes.find((one) => one === subject);
  return type ? { type } : { type: 'stay', propertyType: subject };
}

/** A rule as it is ordered: for what, where and when, and what it sets. Money in paise, both days included. */
export interface RuleOrder {
  readonly subject: RuleSubject;
  /** Names of destinations, regions or parts of a location; none: everywhere. */
  readonly places: readonly string[];
  /** Of stays; none: all. */
  readonly stars: readonly number[];
  /** Words of the names of products and their rooms; none: all. */
  readonly named: readonly string[];
  readonly first: Day;
  readonly last: Day;
  readonly weekdays: readonly Weekday[];
  readonly values: RuleValues;
  readonly leave: readonly RuleConflict[];
}

/** Limits of what is typed. */
export const highestRaise = 500;
export const highestCut = 99;
const mostSpan = 366;

const day = z.custom<Day>(isDay, 'a day as YYYY-MM-DD');
const amount = z.int().min(-highestPrice).max(highestPrice).multipleOf(rupee).transform(paiseOf);
const isHundredths = (percent: number) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6;
const names = z.array(z.string().trim().toLowerCase().min(1).max(100)).max(20);

const orderSchema = z.strictObject({
  subject: z.custom<RuleSubject>((value) => typeof value === 'string' && isRuleSubject(value)),
  places: names,
  stars: z.array(z.int().min(1).max(5)).max(5),
  named: names,
  first: day,
  last: day,
  weekdays: z.array(z.custom<Weekday>((value) => weekdays.some((one) => one === value))).min(1),
  values: z.strictObject({
    price: z
      .union([
        z.strictObject({ percent: z.number().min(-highestCut).max(highestRaise).refine(isHundredths) }),
        z.strictObject({ by: amount }),
        z.strictObject({ to: amount.refine((to) => to >= rupee) }),
      ])
      .nullable(),
    minStay: z.int().min(1).max(90).nullable(),
    closed: z.boolean().nullable(),
  }),
  leave: z.array(z.enum(ruleConflicts)).max(ruleConflicts.length),
});

/** The days of a rule, in order: those from the first to the last on its weekdays. */
export function daysOfRule({ first, last, weekdays }: Pick<RuleOrder, 'first' | 'last' | 'weekdays'>): Day[] {
  return daysBetween(first, addDays(last, 1)).filter((one) => covers({ days: null, weekdays }, one));
}

/** The refusal of a rule because of one of its fields. */
export function wrongField(field: string, words: Sentence): AppError {
  return invalid(words, { errors: [{ path: [field], message: inEnglish(words), name: 'ValidationError' }] });
}

/** Parses a rule. Throws ValidationError if it is invalid, with the fields that are wrong. */
export function parseRuleOrder(sent: unknown, today: Day): RuleOrder {
  const { success, data } = orderSchema.safeParse(sent);
  if (!success) throw invalid(sentence(adminRulesTexts.incomplete));
  const order: RuleOrder = data;
  const { price, minStay, closed } = order.values;
  if (price === null && minStay === null && closed === null) throw invalid(sentence(adminRulesTexts.incomplete));
  if (closed !== null && (price !== null || minStay !== null)) throw invalid(sentence(adminRulesTexts.incomplete));
  const { type } = typeOfSubject(order.subject);
  if (minStay !== null && kindOf(type).dates === 'slot')
    throw wrongField('minStay', sentence(adminRulesTexts.minimumStayOf));
  if (order.stars.length > 0 && type !== 'stay') throw wrongField('stars', sentence(adminRulesTexts.starsOfStays));
  if (order.first < today) throw wrongField('from', sentence(adminRulesTexts.pastDay));
  if (order.last < order.first) throw wrongField('last', sentence(adminRulesTexts.endsBefore));
  if (order.last > addDays(today, mostDaysAhead + 366)) throw wrongField('last', sentence(adminRulesTexts.tooFar));
  if (order.last > addDays(order.first, mostSpan - 1)) throw wrongField('last', sentence(adminRulesTexts.tooLong));
  if (daysOfRule(order).length === 0) throw wrongField('on', sentence(adminRulesTexts.noWeekday));
  return order;
}
