import type { TapeDay, TapeLine } from '../../service/booking/admin/show-tape.ts';
import { addDays, type Day, daysBetween, nightsBetween } from '../../service/core/day.ts';

/** The days that the chart shows. */
export interface TapeWindow {
  readonly first: Day;
  readonly days: number;
}

/** Where a bar begins and how long it is, in days of the chart; `cut`: the ends that are out of view. */
export interface BarPlace {
  readonly start: number;
  readonly length: number;
  readonly cutStart: boolean;
  readonly cutEnd: boolean;
}

/** The place of a bar; undefined if it is out of view. `half`: from noon to noon, as rooms are used. */
export function barPlace(
  { first, days }: TapeWindow,
  { startDay, endDay }: { readonly startDay: Day; readonly endDay: Day },
  half: boolean,
): BarPlace | undefined {
  const offset = half ? 0.5 : 0;
  const [start, end] = [nightsBetween(first, startDay) + offset, nightsBetween(first, endDay) + offset];
  if (end <= 0 || start >= days) return undefined;
  const from = Math.max(0, start);
  return { start: from, length: Math.min(days, end) - from, cutStart: start < 0, cutEnd: end > days };
}

/** The days on which too little is free for a line if it is moved by that many days, as far as the chart shows them. */
export function soldOutIfMoved(
  line: Pick<TapeLine, 'startDay' | 'endDay' | 'units'>,
  by: number,
  days: readonly TapeDay[],
  isOwnRow = true,
): Day[] {
  const own = new Set(isOwnRow ? daysBetween(line.startDay, line.endDay) : []);
  const wanted = new Set(daysBetween(addDays(line.startDay, by), addDays(line.endDay, by)));
  return days
    .filter(
      ({ day, free, closed }) => wanted.has(day) && (closed || free + (own.has(day) ? line.units : 0) < line.units),
    )
    .map(({ day }) => day);
}
