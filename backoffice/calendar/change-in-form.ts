import { adminCalendarTexts } from '../../messages/en/admin/calendar.ts';
import type { Translate } from '../../messages/translate.ts';
import type { Day } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { isAmount, readNumber } from '../../service/core/typed-number.ts';
import { covers, type Season, type Weekday, weekdays } from '../../service/stock/season.ts';
import type { AllotmentChange } from '../../service/stock/stock.ts';
import type { StockChange, StockRow } from '../../service/stock/stock-change.ts';

/**
 * The change of stock lines and days (in order) that a form describes: on the ticked weekdays, or as a season over the
 * whole span.
 */
export function stockChangeIn(
  form: ChangeInForm,
  { rows, days }: { rows: readonly StockRow[]; days: readonly Day[] },
): StockChange {
  const [first, last] = [days[0], days.at(-1)];
  if (form.season !== '' && first && last) {
    const season = seasonInForm(form, [first, last]);
    return {
      sellables: [...new Set(rows.map(({ sellableId }) => sellableId))],
      season: { ...season, days: { first, last, yearly: false } },
    };
  }
  const on = days.filter((day) => covers({ days: null, weekdays: form.weekdays }, day));
  return { edits: [{ rows, days: on, says: form.says }] };
}

/** A form from which the fields of a change are read. */
export interface FormLike {
  readonly text: (name: string) => string;
  readonly all: (name: string) => readonly string[];
}

/** The values of the fields of a change, or their errors by field name. */
export interface ChangeInForm {
  readonly says: AllotmentChange;
  /** All seven if none is ticked. */
  readonly weekdays: readonly Weekday[];
  /** The name of a season; empty changes the days themselves. */
  readonly season: string;
  readonly percent: number | null;
  readonly errors: Readonly<Record<string, string>>;
}

const numberOf = (text: string): number | undefined => {
  const value = readNumber(text, 'money');
  return typeof value === 'number' && isAmount(value) ? value : undefined;
};

const choices: Readonly<Record<string, boolean | null>> = { yes: true, no: false, unset: null };

/** Reads the fields of a change. An empty field leaves its value unchanged. */
export function readChangeForm(t: Translate, { text, all }: FormLike): ChangeInForm {
  const errors: Record<string, string> = {};
  const says: { -readonly [Name in keyof AllotmentChange]: AllotmentChange[Name] } = {};
  const amount = (name: string, most: number, words: string): number | undefined => {
    const typed = text(name).trim();
    if (typed === '') return undefined;
    const value = numberOf(typed);
    if (value !== undefined && value <= most && Number.isInteger(value)) return value;
    errors[name] = words;
    return undefined;
  };
  const price = amount('price', 1e8, t(adminCalendarTexts.priceInvalid));
  const units = amount('units', 100_000, t(adminCalendarTexts.unitsInvalid));
  const minStay = amount('minStay', 90, t(adminCalendarTexts.nightsInvalid));
  const percent = amount('percent', 1000, t(adminCalendarTexts.percentageInvalid));
  if (minStay === 0) errors['minStay'] = t(adminCalendarTexts.nightsInvalid);
  if (price !== undefined) says.price = fromRupees(price);
  if (units !== undefined) says.units = units;
  if (minStay !== undefined) says.minStay = minStay;
  const closed = choices[text('closed')];
  if (closed !== undefined) says.closed = closed;
  const arrival = choices[text('arrival')];
  if (arrival !== undefined) says.noArrival = arrival === null ? null : !arrival;
  for (const name of ['price', 'units', 'minStay'] as const) if (all('unset').includes(name)) says[name] = null;
  const season = text('season').trim();
  if (percent !== undefined && season === '') errors['percent'] = t(adminCalendarTexts.seasonNameMissing);
  if (percent !== undefined && says.price !== undefined) errors['percent'] = t(adminCalendarTexts.priceOrPercentage);
  const on = weekdays.filter((day) => all('on').includes(String(day)));
  return { says, weekdays: on.length === 0 ? weekdays : on, season, percent: percent ?? null, errors };
}

/** The season that a form describes for a span of days. It sets only the fields that were filled in. */
export function seasonInForm(
  { says, weekdays, season, percent }: ChangeInForm,
  [first, last]: readonly [Day, Day],
): Season {
  const { price = null, units = null, closed = null, minStay = null, noArrival = null } = says;
  return {
    name: season,
    days: { first, last, yearly: false },
    weekdays,
    units,
    closed,
    minStay,
    noArrival,
    price: percent !== null ? { percent } : price === null ? null : { amount: price },
  };
}
