import { z } from 'zod';
import { errorsCatalogTexts } from '../../../messages/en/errors/catalog.ts';
import { type Sentence, sentence } from '../../../messages/message.ts';
import { invalid } from '../../core/app-error.ts';
import { addDays, type Day, isDay } from '../../core/day.ts';
import { paiseOf, rupee } from '../../core/money.ts';
import { type Season, seasonProblem, type Weekday, weekdays } from '../../stock/season.ts';
import { type StockChange, sellablesOf, sizeOf } from '../../stock/stock-change.ts';
import { mostDaysAhead } from '../sale-days.ts';

const mostDays = 20_000;
const mostRows = 500;

const id = z
  .int()
  .min(1)
  .max(2 ** 31 - 1);
const day = z.custom<Day>(isDay, 'a day as YYYY-MM-DD');
const price = z.int().min(0).max(1e12).multipleOf(rupee).transform(paiseOf);
const weekday = z.custom<Weekday>((value) => weekdays.some((one) => one === value));
const own = {
  units: z.int().min(0).max(100_000).nullable(),
  price: price.nullable(),
  closed: z.boolean().nullable(),
  minStay: z.int().min(1).max(90).nullable(),
  noArrival: z.boolean().nullable(),
};

/** A change of the grid as its page sends it: money in paise, `null` removes an override. */
const changeSchema = z.union([
  z.strictObject({
    edits: z
      .array(
        z.strictObject({
          rows: z
            .array(z.strictObject({ sellableId: id, slot: z.string().max(5) }))
            .min(1)
            .max(mostRows),
          days: z.array(day).min(1).max(800),
          says: z
            .strictObject(own)
            .partial()
            .refine((says) => Object.keys(says).length > 0),
        }),
      )
      .min(1)
      .max(5_000),
  }),
  z.strictObject({
    sellables: z.array(id).min(1).max(mostRows),
    season: z.strictObject({
      ...own,
      name: z.string().trim(),
      days: z.strictObject({ first: day, last: day, yearly: z.literal(false) }),
      weekdays: z.array(weekday),
      price: z.union([z.strictObject({ amount: price }), z.strictObject({ percent: z.int() })]).nullable(),
    }),
  }),
]);

/** Parses a change. Throws ValidationError if it is invalid or too large. */
export function parseStockChange(sent: unknown, today: Day): StockChange {
  const { success, data, error } = changeSchema.safeParse(sent);
  if (!success)
    throw invalid(sentence(hasPaise(error.issues) ? errorsCatalogTexts.wholeRupees : errorsCatalogTexts.emptyChange));
  const change: StockChange = data;
  const problem = 'season' in change ? seasonDatesProblem(change.season, change.season.days) : undefined;
  if (problem) throw invalid(problem);
  const days =
    'season' in change ? [change.season.days.first, change.season.days.last] : change.edits.flatMap(({ days }) => days);
  if (days.some((day) => day < today)) throw invalid(sentence(errorsCatalogTexts.pastDates));
  if (days.some((day) => day > addDays(today, mostDaysAhead + 366)))
    throw invalid(sentence(errorsCatalogTexts.datesTooFar));
  const size = sizeOf(change);
  if (size === 0) throw invalid(sentence(errorsCatalogTexts.noWeekday));
  if (size > mostDays || sellablesOf(change).length > mostRows)
    throw invalid(sentence(errorsCatalogTexts.changeTooLarge, { rows: mostRows, days: mostDays }));
  return change;
}

/** True if a price has paise, at any depth. */
const hasPaise = (issues: readonly z.core.$ZodIssue[]): boolean =>
  issues.some(
    (issue) =>
      issue.code === 'not_multiple_of' ||
      (issue.code === 'invalid_union' && issue.errors.some((inner) => hasPaise(inner))),
  );

function seasonDatesProblem(season: Season, { first, last }: { first: Day; last: Day }): Sentence | undefined {
  return seasonProblem(season) ?? (last > addDays(first, 730) ? sentence(errorsCatalogTexts.longSeason) : undefined);
}
