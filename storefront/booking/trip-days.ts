import { dayText } from './show.ts';

export interface TripDay<Line> {
  /** '' for lines that have no day. */
  readonly day: string;
  readonly heading: string;
  readonly lines: readonly Line[];
}

/** Lines under the days on which they begin, in the order of those; of one day as they come. */
export function tripDays<Line extends { readonly selectedDate: string }>(lines: readonly Line[]): TripDay<Line>[] {
  const days = [...new Set(lines.map(({ selectedDate }) => selectedDate))].sort((a, b) =>
    a === '' ? 1 : b === '' ? -1 : a < b ? -1 : 1,
  );
  return days.map((day) => ({
    day,
    heading: day === '' ? 'No date yet' : dayText(day),
    lines: lines.filter(({ selectedDate }) => selectedDate === day),
  }));
}
