import { bookingLinesTexts } from '../../messages/en/booking-lines.ts';
import type { Translate } from '../../messages/translate.ts';
import { formatDay } from '../../service/core/day.ts';
import type { Clash } from '../trip/clashes.ts';
import { sleeps, type TripStop } from '../trip/stop.ts';
import { dayText } from './show.ts';

export interface LinesOfDay<Line> {
  /** '' for lines without a day. */
  readonly day: string;
  readonly heading: string;
  readonly lines: readonly Line[];
}

/** Lines grouped by their first day, in order; lines of one day keep their order. `firstDay`: '' without a day. */
export function tripDays<Line>(
  t: Translate,
  lines: readonly Line[],
  firstDay: (line: Line) => string,
): LinesOfDay<Line>[] {
  const days = [...new Set(lines.map(firstDay))].sort((a, b) => (a === '' ? 1 : b === '' ? -1 : a < b ? -1 : 1));
  return days.map((day) => ({
    day,
    heading: day === '' ? t(bookingLinesTexts.noDate) : dayText(t, day),
    lines: lines.filter((line) => firstDay(line) === day),
  }));
}

function named({ name, time }: TripStop): string {
  return time ? `${name} (${time})` : name;
}

/** A sentence that names both items and says why they clash. */
export function clashText(t: Translate, { kind, day: date, way, ...stops }: Clash): string {
  const both = { first: named(stops.first), second: named(stops.second), day: formatDay(t, date) };
  if (kind === 'night') return t(bookingLinesTexts.sameNight, both);
  if (kind === 'time') return t(bookingLinesTexts.sameTime, both);
  if (kind === 'car' && way) {
    const [car, stay] = sleeps(stops.first) ? [both.second, both.first] : [both.first, both.second];
    return t(bookingLinesTexts.carElsewhere, { car, stay, day: both.day, ...way });
  }
  return way
    ? t(bookingLinesTexts.tooFarByRoad, { ...both, kilometres: way.kilometres, hours: way.hours })
    : t(bookingLinesTexts.tooFar, both);
}
