import { kindOf } from '../../catalog/kinds.ts';
import { formatDay, nightsBetween } from '../../core/day.ts';
import type { BookingLine } from './booking.ts';
import { lastDayOf } from './line.ts';
import type { LineDetails } from './line-details.ts';

/** A line as emails and documents describe it. */
type DescribedLine = Pick<
  BookingLine,
  'type' | 'startDay' | 'endDay' | 'slot' | 'guests' | 'units' | 'quantity' | 'details'
>;

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** '12 Dec 2026 – 15 Dec 2026, 3 nights', 'Sat, 12 Dec 2026, 07:00, 4 hours', '… – …, 3 days' */
export function datesText(line: DescribedLine): string {
  const { type, startDay, endDay, slot, details } = line;
  const first = formatDay(startDay);
  const span = lastDayOf(line) === startDay ? first : `${first} – ${formatDay(lastDayOf(line))}`;
  const days = nightsBetween(startDay, endDay);
  const { dates } = kindOf(type);
  if (dates !== 'slot') return `${span}, ${plural(days, dates === 'nights' ? 'night' : 'day')}`;
  return [span, slot, details.duration].filter(Boolean).join(', ');
}

/** '2 guests, 1 room', '2 × Adult, 1 × Child, English', '' for a car. */
export function guestsText({
  type,
  guests,
  units,
  quantity,
  details,
}: Pick<DescribedLine, 'type' | 'guests' | 'units' | 'quantity'> & {
  readonly details: Pick<LineDetails, 'parts' | 'language'>;
}): string {
  const kind = kindOf(type);
  if (kind.dates === 'nights') return `${plural(guests, 'guest')}, ${plural(units, kind.units[0])}`;
  if (!kind.tickets) return '';
  const tickets = details.parts.map(({ name, count }) => `${count * quantity} × ${name}`);
  return [...tickets, details.language].filter(Boolean).join(', ');
}
