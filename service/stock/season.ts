import { type Day, nightsBetween } from '../core/day.ts';
import { isWholeRupees, type Paise, percentOf } from '../core/money.ts';

/** 1 is Monday, 7 Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

/**
 * What is said of many days at once: a season, or without days a weekly pattern. Of what is null it says nothing.
 */
export interface Season {
  readonly name: string;
  /** Both included; yearly: from that day of the year to that one, in every year, over New Year where it has to. */
  readonly days: { readonly first: Day; readonly last: Day; readonly yearly: boolean } | null;
  readonly weekdays: readonly Weekday[];
  /** `percent` of the ordinary price: 120 is a fifth dearer. */
  readonly price: { readonly amount: Paise } | { readonly percent: number } | null;
  /** Days that whoever arrives on one of these takes at least. */
  readonly minStay: number | null;
  readonly noArrival: boolean | null;
  readonly units: number | null;
  readonly closed: boolean | null;
}

/** What is said of one day alone; null: nothing. */
export interface OwnDay {
  readonly units: number | null;
  readonly price: Paise | null;
  readonly closed: boolean | null;
  readonly minStay: number | null;
  readonly noArrival: boolean | null;
}

/** A day as it is offered. */
export interface OfferedDay {
  readonly units: number;
  readonly price: Paise;
  readonly closed: boolean;
  readonly minStay: number;
  readonly noArrival: boolean;
}

/** What cannot be meant by it, in words; undefined when all can. */
export function wrongInSeason({ name, days, weekdays, price, minStay, units, ...says }: Season): string | undefined {
  const whole = (value: number | null, least: number, most: number) =>
    value === null || (Number.isInteger(value) && value >= least && value <= most);
  if (name.trim() === '' || name.length > 80) return 'Give it a name of at most 80 characters';
  if (days && days.first > days.last) return 'It ends before it begins';
  if (days?.yearly && nightsBetween(days.first, days.last) > 365) return 'What comes every year lasts at most a year';
  if (weekdays.length === 0) return 'Name at least one weekday';
  if (price && !('percent' in price ? whole(price.percent, 1, 1_000) : whole(price.amount, 0, 1e12)))
    return 'A price is not below 0, a share of it from 1 to 1000 per cent';
  if (!whole(minStay, 1, 90)) return 'The least stay is 1 to 90 days';
  if (!whole(units, 0, 100_000)) return 'Give 0 to 100000 units';
  const nothing = [price, minStay, units, says.noArrival, says.closed].every((said) => said === null);
  if (price && 'amount' in price && !isWholeRupees(price.amount)) return 'A price is whole rupees, without paise';
  return nothing ? 'Say what it changes' : undefined;
}

const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Whether the season says something of that day. */
export function covers({ days, weekdays }: Pick<Season, 'days' | 'weekdays'>, day: Day): boolean {
  if (!weekdays.some((own) => own === weekdayOf(day))) return false;
  if (days === null) return true;
  if (!days.yearly) return day >= days.first && day <= days.last;
  const [date, first, last] = [day, days.first, days.last].map((one) => one.slice(5)) as [string, string, string];
  return first <= last ? date >= first && date <= last : date >= first || date <= last;
}

/** A weekly pattern reaches over all days. */
const breadth = ({ days }: Season): number => (days ? nightsBetween(days.first, days.last) : Number.POSITIVE_INFINITY);

/**
 * A day of stock and its price: each thing by what is said of the day itself, else by the season that reaches over fewest
 * days, of equal ones by that which was set last, else by the weekly pattern set last, else by the ordinary.
 * `seasons` in the order in which they were set. The SQL function `free_stock` says the same.
 */
export function resolveDay(
  day: Day,
  of: {
    readonly ordinary: { readonly units: number; readonly price: Paise };
    readonly seasons: readonly Season[];
    readonly own: OwnDay | undefined;
  },
): OfferedDay {
  const { ordinary, own } = of;
  const ranked = of.seasons
    .filter((season) => covers(season, day))
    .map((season, place) => ({ season, place }))
    .sort((a, b) =>
      breadth(a.season) < breadth(b.season) ? -1 : breadth(a.season) > breadth(b.season) ? 1 : b.place - a.place,
    );
  const said = <Said>(what: (season: Season) => Said | null): Said | null =>
    ranked.map(({ season }) => what(season)).find((one) => one !== null) ?? null;
  const priceIn = ({ price }: Season) =>
    price && ('amount' in price ? price.amount : percentOf(ordinary.price, price.percent));
  return {
    units: own?.units ?? said(({ units }) => units) ?? ordinary.units,
    price: own?.price ?? said(priceIn) ?? ordinary.price,
    closed: own?.closed ?? said(({ closed }) => closed) ?? false,
    minStay: own?.minStay ?? said(({ minStay }) => minStay) ?? 1,
    noArrival: own?.noArrival ?? said(({ noArrival }) => noArrival) ?? false,
  };
}
