import { addDays, type Day, dayOf } from '../../core/day.ts';
import { type Season, type Weekday, weekdays } from '../../stock/season.ts';

/** Name of the seasons that hold the departure days. */
export const departures = 'Departures';

/** The only days on which a product begins: both included; yearly: the same dates in every year. */
export type DepartureSeason = NonNullable<Season['days']>;

/** The days on which a product begins. */
export type Departures =
  | 'daily'
  | { readonly weekdays: readonly Weekday[]; readonly season?: DepartureSeason | undefined }
  | { readonly days: readonly Day[] };

const unset = { price: null, minStay: null, noArrival: null, units: null } as const;

/** The date 'MM-DD' so many days later. 29 February exists in 2024. */
const date = (day: Day, ahead: number) => addDays(dayOf(`2024-${day.slice(5)}`), ahead).slice(5);

/** The span between two dates 'MM-DD' of every year. */
function everyYear(from: string, to: string): DepartureSeason {
  const year = from <= to || from === '02-29' ? 2024 : 2023;
  return { first: dayOf(`${year}-${from}`), last: dayOf(`${from <= to ? year : year + 1}-${to}`), yearly: true };
}

/** The days outside a season, as one or two spans. */
function outside({ first, last, yearly }: DepartureSeason): DepartureSeason[] {
  if (!yearly)
    return [
      { first: dayOf('2000-01-01'), last: addDays(first, -1), yearly },
      { first: addDays(last, 1), last: dayOf('2199-12-31'), yearly },
    ];
  const [from, to] = [date(last, 1), date(first, -1)];
  if (from === date(first, 0)) return [];
  return [everyYear(from, to)];
}

/**
 * Closes the other days, and those outside the season: by a weekly pattern, and for fixed days by a pattern for all days
 * that each of them opens.
 */
export function seasonsFor(when: Departures): Season[] {
  if (when === 'daily') return [];
  const closedOn = (weekdays: readonly Weekday[]) => ({
    ...unset,
    name: departures,
    days: null,
    weekdays,
    closed: true,
  });
  if ('weekdays' in when) {
    const others = weekdays.filter((day) => !when.weekdays.includes(day));
    const closedFrom = (days: DepartureSeason) => ({ ...unset, name: departures, days, weekdays, closed: true });
    return [
      ...(others.length > 0 ? [closedOn(others)] : []),
      ...(when.season ? outside(when.season).map(closedFrom) : []),
    ];
  }
  const openOn = (day: Day) => ({ first: day, last: day, yearly: false });
  return [
    closedOn(weekdays),
    ...when.days.map((day) => ({ ...unset, name: departures, days: openOn(day), weekdays, closed: false })),
  ];
}

/** The departures from which a product's seasons of that name were made: the inverse of `seasonsFor`. */
export function departuresOf(seasons: readonly Season[]): Departures {
  const own = seasons.filter(({ name }) => name === departures);
  if (own.length === 0) return 'daily';
  const opened = own.flatMap(({ days, closed }) => (days && closed === false ? [days.first] : []));
  if (opened.length > 0) return { days: opened };
  const closed = own.find(({ days }) => days === null)?.weekdays ?? [];
  const [before, after] = own.flatMap(({ days }) => (days ? [days] : []));
  return { weekdays: weekdays.filter((day) => !closed.includes(day)), season: before && between(before, after) };
}

/** The season outside which those spans are. */
function between(before: DepartureSeason, after = before): DepartureSeason {
  if (before.yearly) return everyYear(date(before.last, 1), date(after.first, -1));
  return { first: addDays(before.last, 1), last: addDays(after.first, -1), yearly: false };
}
