import { errorsStockTexts } from '../../messages/en/errors/stock.ts';
import { type Sentence, sentence } from '../../messages/message.ts';
import { type Day, nightsBetween } from '../core/day.ts';
import { isWholeRupees, type Paise, percentOf } from '../core/money.ts';

/** ISO weekdays: 1 is Monday, 7 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

/** Settings for many days at once: a season or, without `days`, a weekly pattern. Null values are not set. */
export interface Season {
  readonly name: string;
  /** Both days are included. Yearly: the same dates in every year, across New Year if needed. */
  readonly days: { readonly first: Day; readonly last: Day; readonly yearly: boolean } | null;
  readonly weekdays: readonly Weekday[];
  /** `percent` of the ordinary price: 120 is 20% more. */
  readonly price: { readonly amount: Paise } | { readonly percent: number } | null;
  /** Minimum days of a stay that starts on one of these days. */
  readonly minStay: number | null;
  readonly noArrival: boolean | null;
  readonly units: number | null;
  readonly closed: boolean | null;
}

/** The override of a single day; null values are not set. */
export interface DayOverride {
  readonly units: number | null;
  readonly price: Paise | null;
  readonly closed: boolean | null;
  readonly minStay: number | null;
  readonly noArrival: boolean | null;
}

/** The offer of one day. */
export interface OfferedDay {
  readonly units: number;
  readonly price: Paise;
  readonly closed: boolean;
  readonly minStay: number;
  readonly noArrival: boolean;
}

/** What is wrong with a season; undefined: nothing. */
export function seasonProblem({ name, days, weekdays, price, minStay, units, ...rest }: Season): Sentence | undefined {
  const whole = (value: number | null, least: number, most: number) =>
    value === null || (Number.isInteger(value) && value >= least && value <= most);
  if (name.trim() === '' || name.length > 80) return sentence(errorsStockTexts.seasonName);
  if (days && days.first > days.last) return sentence(errorsStockTexts.seasonBackwards);
  if (days?.yearly && nightsBetween(days.first, days.last) > 365) return sentence(errorsStockTexts.yearlySeason);
  if (weekdays.length === 0) return sentence(errorsStockTexts.noWeekday);
  if (price && !('percent' in price ? whole(price.percent, 1, 1_000) : whole(price.amount, 0, 1e12)))
    return sentence(errorsStockTexts.seasonPrice);
  if (!whole(minStay, 1, 90)) return sentence(errorsStockTexts.minimumStay);
  if (!whole(units, 0, 100_000)) return sentence(errorsStockTexts.availability);
  const nothing = [price, minStay, units, rest.noArrival, rest.closed].every((firstSet) => firstSet === null);
  if (price && 'amount' in price && !isWholeRupees(price.amount)) return sentence(errorsStockTexts.wholeRupees);
  return nothing ? sentence(errorsStockTexts.noChange) : undefined;
}

const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** True if the season applies to that day. */
export function covers({ days, weekdays }: Pick<Season, 'days' | 'weekdays'>, day: Day): boolean {
  if (!weekdays.some((own) => own === weekdayOf(day))) return false;
  if (days === null) return true;
  if (!days.yearly) return day >= days.first && day <= days.last;
  const [date, first, last] = [day, days.first, days.last].map((one) => one.slice(5)) as [string, string, string];
  return first <= last ? date >= first && date <= last : date >= first || date <= last;
}

/** Number of nights from first to last day; a weekly pattern applies to all days. */
const breadth = ({ days }: Season): number => (days ? nightsBetween(days.first, days.last) : Number.POSITIVE_INFINITY);

/**
 * Stock and price of one day. Each value comes from the day's own override, else from the shortest season, of equally
 * short ones the one set last, else from the weekly pattern set last, else from the ordinary values. A time out of its
 * season is closed, unless the day's own override opens it. `seasons` are in the order in which they were set. The SQL
 * function `free_stock` follows the same rules.
 */
export function resolveDay(
  day: Day,
  of: {
    readonly ordinary: { readonly units: number; readonly price: Paise };
    readonly seasons: readonly Season[];
    readonly own: DayOverride | undefined;
    /** True if the start time is out of its season (`outOfSeason`). */
    readonly isOut?: boolean;
  },
): OfferedDay {
  const { ordinary, own, isOut = false } = of;
  const ranked = of.seasons
    .filter((season) => covers(season, day))
    .map((season, place) => ({ season, place }))
    .sort((a, b) =>
      breadth(a.season) < breadth(b.season) ? -1 : breadth(a.season) > breadth(b.season) ? 1 : b.place - a.place,
    );
  const firstSet = <Value>(read: (season: Season) => Value | null): Value | null =>
    ranked.map(({ season }) => read(season)).find((one) => one !== null) ?? null;
  const priceIn = ({ price }: Season) =>
    price && ('amount' in price ? price.amount : percentOf(ordinary.price, price.percent));
  return {
    units: own?.units ?? firstSet(({ units }) => units) ?? ordinary.units,
    price: own?.price ?? firstSet(priceIn) ?? ordinary.price,
    closed: own?.closed ?? (isOut || (firstSet(({ closed }) => closed) ?? false)),
    minStay: own?.minStay ?? firstSet(({ minStay }) => minStay) ?? 1,
    noArrival: own?.noArrival ?? firstSet(({ noArrival }) => noArrival) ?? false,
  };
}
