import { dayText } from './show.ts';

export interface TripDay<Line> {
  /** '' for lines without a day. */
  readonly day: string;
  readonly heading: string;
  readonly lines: readonly Line[];
}

/** Lines grouped by the day on which they begin, in order; lines of one day keep their order. */
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
