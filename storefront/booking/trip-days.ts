import { formatDay } from '../../service/core/day.ts';
import type { Clash } from '../trip/clashes.ts';
import type { TripStop } from '../trip/stop.ts';
import { counted, dayText } from './show.ts';

export interface LinesOfDay<Line> {
  /** '' for lines without a day. */
  readonly day: string;
  readonly heading: string;
  readonly lines: readonly Line[];
}

/** Lines grouped by their first day, in order; lines of one day keep their order. `firstDay`: '' without a day. */
export function tripDays<Line>(lines: readonly Line[], firstDay: (line: Line) => string): LinesOfDay<Line>[] {
  const days = [...new Set(lines.map(firstDay))].sort((a, b) => (a === '' ? 1 : b === '' ? -1 : a < b ? -1 : 1));
  return days.map((day) => ({
    day,
    heading: day === '' ? 'No date yet' : dayText(day),
    lines: lines.filter((line) => firstDay(line) === day),
  }));
}

function named({ name, time }: TripStop): string {
  return time ? `${name} (${time})` : name;
}

/** A sentence that names both items and says why they clash. */
export function clashText({ kind, first, second, day, way }: Clash): string {
  const on = formatDay(day);
  const both = `${named(first)} and ${named(second)}`;
  if (kind === 'night') return `${both} are for the same night, ${on}.`;
  if (kind === 'time') return `${both} are at the same time on ${on}.`;
  const road = way ? ` (about ${way.kilometres} km, ${counted(way.hours, 'hour')} by road)` : '';
  return `${both} are too far apart for ${on}${road}.`;
}
