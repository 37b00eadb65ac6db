import { addDays, type Day, daysBetween } from '../../service/core/day.ts';
import { quickestHours, roadHours, roadKilometres, type Spot } from './road.ts';
import { isVisit, minutesOf, sleeps, type TripStop } from './stop.ts';

/** Two stops that no one can keep both. */
export interface Clash {
  /** Two beds for one night, two things at one time, too far from one to the other, or a car far from the bed. */
  readonly kind: 'night' | 'time' | 'far' | 'car';
  /** The one that begins first; of two that begin together, the one that sleeps. */
  readonly first: TripStop;
  readonly second: TripStop;
  /** On which it comes to that, or whose night. */
  readonly day: Day;
  /** Kilometres and hours by road where that is why, whole ones. */
  readonly way: { readonly kilometres: number; readonly hours: number } | null;
}

/** When someone has to be there: so many minutes between `opens` and `closes`, minutes since 1970. */
interface Presence {
  readonly day: Day;
  readonly opens: number;
  readonly closes: number;
  readonly minutes: number;
  readonly night: boolean;
  /** Where it begins, and where it ends as far as that is known. */
  readonly from: Spot | null;
  readonly to: Spot | null;
}

// decision 43
const wakes = 5 * 60;
const wholeDay = 24 * 60;
/** A way of so few kilometres is no reason: what one visit takes is an estimate. */
const near = 30;
/** Kilometres by road from where one sleeps, from which a car is in another town. */
const otherTown = 100;

/** Every pair that clashes, in the order of their days, whatever the order of the stops. */
export function clashesOf(stops: readonly TripStop[]): Clash[] {
  const sorted = stops.toSorted(byBeginning);
  return sorted
    .flatMap((first, index) => sorted.slice(index + 1).flatMap((second) => clashOf(first, second) ?? []))
    .sort((a, b) => compare(a.day, b.day));
}

function byBeginning(a: TripStop, b: TripStop): number {
  return (
    compare(a.from, b.from) ||
    Number(sleeps(b)) - Number(sleeps(a)) ||
    compare(a.time, b.time) ||
    compare(a.product, b.product) ||
    compare(a.key, b.key)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function clashOf(first: TripStop, second: TripStop): Clash | undefined {
  if (together(first, second)) return undefined;
  const hired = hiredDuring(first, second) ?? hiredDuring(second, first);
  if (hired) return { kind: 'time', first, second, day: hired, way: null };
  const fetched = fetchedElsewhere(first, second) ?? fetchedElsewhere(second, first);
  if (fetched) return { kind: 'car', first, second, day: fetched, way: wayBetween(first, second, fetched) };
  const pair = firstImpossible(first, second);
  if (!pair) return undefined;
  const [a, b] = pair;
  const [night] = pair.filter((one) => one.night);
  const overlap = a.opens + a.minutes > b.closes - b.minutes && b.opens + b.minutes > a.closes - a.minutes;
  if (overlap && night && [first, second].every((one) => sleeps(one) || one.to > one.from))
    return { kind: 'night', first, second, day: night.day, way: null };
  if (overlap && !night) return { kind: 'time', first, second, day: laterOf(a.day, b.day), way: null };
  const [visit] = pair.filter((one) => !one.night);
  const day = a.night === b.night ? laterOf(a.day, b.day) : (visit?.day ?? a.day);
  return { kind: 'far', first, second, day, way: wayBetween(first, second, day) };
}

const laterOf = (a: Day, b: Day) => (a < b ? b : a);

/**
 * The day on which someone on that tour of several days would pick up or return a vehicle; undefined where the hire can do
 * for the days before it, after it or around it.
 */
function hiredDuring(hire: TripStop, tour: TripStop): Day | undefined {
  if (sleeps(hire) || isVisit(hire) || !isVisit(tour) || tour.from === tour.to) return undefined;
  const { from, to } = hire;
  const isAway = (day: Day) => tour.from < day && day < tour.to;
  // picked up before it begins and returned after its end, but of no use in between
  if (isAway(from) || (from === tour.from && to === tour.to)) return from;
  return isAway(to) ? to : undefined;
}

/** The day on which that car is picked up in another town, between two nights of that stay. */
function fetchedElsewhere(hire: TripStop, stay: TripStop): Day | undefined {
  if (sleeps(hire) || isVisit(hire) || !sleeps(stay) || !hire.at || !stay.at) return undefined;
  const between = stay.from < hire.from && hire.from < stay.to;
  return between && roadKilometres(hire.at, stay.at) >= otherTown ? hire.from : undefined;
}

/** More rooms of one stay, more tickets for one time. */
function together(a: TripStop, b: TripStop): boolean {
  return a.product === b.product && (sleeps(a) || (a.from === b.from && a.time === b.time));
}

function wayBetween({ at: a }: TripStop, { at: b }: TripStop, day: Day): Clash['way'] {
  return a && b && { kilometres: Math.round(roadKilometres(a, b)), hours: Math.round(roadHours(a, b, day)) };
}

/** The first two presences of the stops of which no one can keep both. */
function firstImpossible(first: TripStop, second: TripStop): readonly [Presence, Presence] | undefined {
  const [ours, theirs] = [presencesOf(first), presencesOf(second)];
  const hours = hoursBetween(first, second);
  for (const a of ours) {
    for (const b of theirs) {
      // who sleeps near by is where the visit is
      if (a.night !== b.night && isNear(first, second)) continue;
      if (!follows(a, b, hours) && !follows(b, a, hours)) return [a, b];
    }
    const visited = betweenNights(a, theirs, hours);
    if (visited) return [a, visited];
  }
  for (const b of theirs) {
    const visited = betweenNights(b, ours, hours);
    if (visited) return [visited, b];
  }
  return undefined;
}

function isNear({ at: a }: TripStop, { at: b }: TripStop): boolean {
  return !a || !b || roadKilometres(a, b) < near;
}

type Hours = (a: Presence, b: Presence) => number;

/**
 * How long the way is at least. No one flies between two visits of one day, nor out and back from one bed; whoever moves
 * on may.
 */
function hoursBetween(first: TripStop, second: TripStop): Hours {
  return (a, b) => {
    if (a.to === null || b.from === null || roadKilometres(a.to, b.from) < near) return 0;
    const visits = !a.night && !b.night && a.day === b.day;
    const day = b.night ? addDays(b.day, 1) : b.day;
    return visits || returns(first, second) || returns(second, first)
      ? roadHours(a.to, b.from, day)
      : quickestHours(a.to, b.from, day);
  };
}

/** Whether a visit of one day lies between two nights of that stay. */
function returns(stay: TripStop, visit: TripStop): boolean {
  return sleeps(stay) && isVisit(visit) && visit.from === visit.to && visit.from > stay.from && visit.from < stay.to;
}

/** Whether `b` can be kept after `a`. */
function follows(a: Presence, b: Presence, hours: Hours): boolean {
  return Math.max(a.opens + a.minutes + hours(a, b) * 60, b.opens) + b.minutes <= b.closes;
}

/** Of a visit at any time of its day: the night that it misses, though it could keep each alone. */
function betweenNights(visit: Presence, nights: readonly Presence[], hours: Hours): Presence | undefined {
  const before = nights.findLast(({ closes }) => closes <= visit.opens);
  const after = nights.find(({ opens }) => opens >= visit.closes);
  if (visit.night || !before || !after) return undefined;
  const begins = Math.max(visit.opens, before.closes + hours(before, visit) * 60);
  return begins + visit.minutes + hours(visit, after) * 60 <= after.opens ? undefined : after;
}

const minuteOf = (day: Day, time = '00:00') => Date.parse(`${day}T${time}:00Z`) / 60_000;

/** Slept from midnight to five. */
function nightOf(day: Day, at: Spot | null): Presence {
  const opens = minuteOf(addDays(day, 1));
  return { day, opens, closes: opens + wakes, minutes: wakes, night: true, from: at, to: at };
}

/** A car goes with its driver: it has to be nowhere. A tour of several days has the nights of its own hotels beside all else. */
function presencesOf(stop: TripStop): Presence[] {
  const { from, to, time, at } = stop;
  if (sleeps(stop)) {
    return daysBetween(from, to).map((day) => nightOf(day, at));
  }
  if (!isVisit(stop)) return [];
  const begins = minuteOf(from, time || '00:00');
  if (to > from) {
    // it may begin at any hour of its first day, and where it ends no one says
    const opens = time ? begins : begins + wholeDay;
    const closes = minuteOf(to) + wakes;
    const nights = stop.nightsIncluded.map((day) => addDays(from, day - 1));
    return [
      { day: from, opens, closes, minutes: closes - opens, night: false, from: at, to: null },
      ...nights.filter((day) => day < to).map((day) => nightOf(day, null)),
    ];
  }
  const minutes = minutesOf(stop.duration);
  const day = { day: from, night: false, from: at, to: at };
  if (time) return [{ ...day, opens: begins, closes: begins + minutes, minutes }];
  const opens = begins + wakes;
  return [{ ...day, opens, closes: begins + wholeDay, minutes: Math.min(minutes, wholeDay - wakes) }];
}
