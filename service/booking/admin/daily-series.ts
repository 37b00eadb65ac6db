import { addDays, type Day, daysBetween } from '../../core/day.ts';

/** The days of a figure on Today, and of the period before it. */
export const seriesDays = 30;

/** A number for each of the last thirty days, the last of them today, and for each of the thirty days before. */
export interface DailySeries {
  readonly days: readonly { readonly day: Day; readonly value: number }[];
  readonly before: readonly number[];
}

/** Returns the first day of the period before, and the day after the last one. */
export function seriesRange(today: Day): { from: Day; to: Day } {
  return { from: addDays(today, 1 - 2 * seriesDays), to: addDays(today, 1) };
}

/** Returns the series of what was read by day; days that are missing have 0. */
export function dailySeries(today: Day, byDay: ReadonlyMap<Day, number>): DailySeries {
  const { from, to } = seriesRange(today);
  const all = daysBetween(from, to).map((day) => ({ day, value: byDay.get(day) ?? 0 }));
  return { days: all.slice(seriesDays), before: all.slice(0, seriesDays).map(({ value }) => value) };
}
