import { addDays, type Day, daysBetween, nightsBetween } from '../../service/core/day.ts';
import { isVisit, sleeps, type TripStop } from './stop.ts';

/** What happens to a stop on a day. */
export interface StopEvent {
  readonly stop: TripStop;
  /** `day`: of several, the one that it is then. */
  readonly what: 'check-in' | 'check-out' | 'visit' | 'day' | 'pick-up' | 'drop-off';
  /** 'HH:MM', or '' where none is known. */
  readonly time: string;
  /** 'day 2 of 5'; null where it takes one day. */
  readonly part: { readonly day: number; readonly of: number } | null;
  /** What the tour's own plan calls that day; '' if it has no name. */
  readonly title: string;
}

/** A day of a trip, or several in a row on which nothing happens. */
export interface TripDay {
  readonly from: Day;
  readonly to: Day;
  readonly happenings: readonly StopEvent[];
  /** Where its night is slept. */
  readonly nights: readonly TripStop[];
  /** Of the night between two stays or tours of which no one knows where it is slept. */
  readonly bedless: boolean;
}

/** More days than these without any plan end a trip. */
const apart = 3;

/** The stops of each trip, both in the order of their days. */
export function tripsOf(stops: readonly TripStop[]): TripStop[][] {
  const trips: TripStop[][] = [];
  let end = '';
  for (const stop of stops.toSorted((a, b) => compare(a.from, b.from) || compare(a.key, b.key))) {
    const last = trips.at(-1);
    if (last && stop.from <= end) last.push(stop);
    else trips.push([stop]);
    const until = addDays(stop.to, apart + 1);
    if (until > end) end = until;
  }
  return trips;
}

/** The days of a trip, from its first to its last; days in a row on which nothing happens are one. */
export function daysOfTrip(stops: readonly TripStop[]): TripDay[] {
  const first = stops.map(({ from }) => from).sort()[0];
  const last = stops
    .map(({ to }) => to)
    .sort()
    .at(-1);
  if (!first || !last) return [];
  const days: TripDay[] = [];
  for (const day of daysBetween(first, addDays(last, 1))) {
    const happenings = stops.flatMap((stop) => happeningsOn(stop, day)).toSorted(byTime);
    const nights = stops.filter((stop) => sleeps(stop) && stop.from <= day && day < stop.to);
    const bedless = nights.length === 0 && isBetweenBeds(stops, day) && !stops.some((stop) => isUnderWay(stop, day));
    const before = days.at(-1);
    const goesOn = before && happenings.length + before.happenings.length === 0 && sameStops(before.nights, nights);
    if (before && goesOn) days[days.length - 1] = { ...before, to: day };
    else days.push({ from: day, to: day, happenings, nights, bedless });
  }
  return days;
}

/** Before the first bed of a trip and after its last its traveller may well be at home. */
function isBetweenBeds(stops: readonly TripStop[], day: Day): boolean {
  const beds = stops.filter((stop) => sleeps(stop) || (isVisit(stop) && stop.to > stop.from));
  return beds.some(({ to }) => to <= day) && beds.some(({ from }) => from > day);
}

/** A tour of several days sees to its nights. */
const isUnderWay = (stop: TripStop, day: Day): boolean => isVisit(stop) && stop.from <= day && day < stop.to;

function happeningsOn(stop: TripStop, day: Day): StopEvent[] {
  const { from, to, time } = stop;
  if (day < from || day > to) return [];
  const one = { stop, part: null, title: '' };
  const [begins, ends] = [day === from, day === to && to > from];
  if (sleeps(stop))
    return [
      ...(begins ? [{ ...one, what: 'check-in', time: stop.arrival ?? '' } as const] : []),
      ...(ends ? [{ ...one, what: 'check-out', time: stop.departure ?? '' } as const] : []),
    ];
  if (!isVisit(stop))
    return [
      ...(begins ? [{ ...one, what: 'pick-up', time } as const] : []),
      ...(day === to ? [{ ...one, what: 'drop-off', time: '' } as const] : []),
    ];
  if (to === from) return [{ ...one, what: 'visit', time }];
  const part = { day: nightsBetween(from, day) + 1, of: nightsBetween(from, to) + 1 };
  const title = stop.dayTitles.find((named) => named.day === part.day)?.title ?? '';
  return [{ stop, what: 'day', time: begins ? time : '', part, title }];
}

/** When that happens on an ordinary day, where no time is known. */
const usually: Readonly<Record<StopEvent['what'], string>> = {
  day: '06:00',
  'pick-up': '08:00',
  'check-out': '11:00',
  visit: '12:00',
  'check-in': '14:00',
  'drop-off': '20:00',
};

function byTime(a: StopEvent, b: StopEvent): number {
  return compare(a.time || usually[a.what], b.time || usually[b.what]);
}

function sameStops(some: readonly TripStop[], others: readonly TripStop[]): boolean {
  return some.length === others.length && some.every((stop) => others.includes(stop));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
