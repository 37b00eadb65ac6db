import { addDays, type Day, isDay } from '../../service/core/day.ts';
import type { StopEvent, TripDay } from './days.ts';
import { isVisit, sleeps, type TripStop } from './stop.ts';

/** The most gaps of one request: each costs a search. */
export const mostGaps = 6;

/** Nights of a trip without a bed, or days without a plan at the place where one sleeps. */
export interface TripGap {
  readonly what: 'nights' | 'days';
  readonly from: Day;
  /** The day after the last of them. */
  readonly to: Day;
  /** The product of the trip at whose place it is: 'stay:haveli'. */
  readonly near: string;
}

/** Who travels. */
export interface TripParty {
  readonly guests: number;
  readonly rooms: number;
}

/** The gaps of a trip from that day on, in the order of its days; nights in a row at one place are one. */
export function gapsOf(days: readonly TripDay[], today: Day): TripGap[] {
  const gaps: TripGap[] = [];
  for (const [index, day] of days.entries()) {
    const { bedless, happenings, nights } = day;
    const near = bedless ? whereabouts(days, index) : happenings.length === 0 ? nights[0] : undefined;
    if (!near || day.to < today) continue;
    const what = bedless ? 'nights' : 'days';
    const from = day.from < today ? today : day.from;
    const gap = { what, from, to: addDays(day.to, 1), near: near.product } as const;
    const before = gaps.at(-1);
    const goesOn = what === 'nights' && before?.what === what && before.to === from && before.near === gap.near;
    if (before && goesOn) gaps[gaps.length - 1] = { ...before, to: gap.to };
    else gaps.push(gap);
  }
  return gaps;
}

/** Where one is at the end of that day: at what came last; after a tour, which may end elsewhere, at what comes next. */
function whereabouts(days: readonly TripDay[], index: number): TripStop | undefined {
  const stopsIn = (some: readonly TripDay[]) =>
    some.flatMap(({ happenings }) => happenings).filter(({ stop }) => sleeps(stop) || isVisit(stop));
  const last = stopsIn(days.slice(0, index + 1)).at(-1);
  const next = stopsIn(days.slice(index + 1))[0];
  const known = last && endsElsewhere(last) ? (next ?? last) : (last ?? next);
  return known?.stop;
}

const endsElsewhere = ({ what }: StopEvent) => what === 'day';

/** The gap and its party as a parameter of an address. */
export function gapText({ what, from, to, near }: TripGap, { guests, rooms }: TripParty): string {
  return [what, from, to, guests, rooms, near].join();
}

/** Parses what `gapText` writes; undefined if it is no gap. */
export function readGap(text: string): (TripGap & TripParty) | undefined {
  const [, what, from, to, guests, rooms, near] =
    /^(nights|days),([^,]*),([^,]*),(\d\d?),(\d\d?),(.+)$/.exec(text) ?? [];
  if ((what !== 'nights' && what !== 'days') || !isDay(from) || !isDay(to) || near === undefined) return undefined;
  return { what, from, to, guests: Number(guests), rooms: Number(rooms), near };
}
