import { addDays, type Day, daysBetween, nightsBetween } from '../../service/core/day.ts';
import type { RoutePart } from '../map/route-marks.ts';
import type { TripDay } from './days.ts';

/** The days of a trip as the parts of a route, numbered from 1: where one is on each, in the order of the hours. */
export function mapDays(days: readonly TripDay[]): RoutePart[] {
  return days.flatMap(({ from, to, happenings, nights }) => {
    const stops = [...happenings.map(({ stop }) => stop), ...nights];
    const at = stops.flatMap((stop) => stop.at ?? []).filter((spot, index, all) => spot !== all[index - 1]);
    return daysBetween(from, addDays(to, 1)).map((day) => ({ number: dayNumber(days, day), at }));
  });
}

/** 1 for the first day of the trip. */
export const dayNumber = ([first]: readonly TripDay[], day: Day): number =>
  first ? nightsBetween(first.from, day) + 1 : 1;
