import { type Day, dayOf, formatDay } from '../../core/day.ts';
import type { SlotSeason, SlotSeasons } from '../../stock/slot-season.ts';

/** '1 Apr 2026', without its year '1 Apr' */
function dateText(day: string, yearly: boolean): string {
  const [, date = ''] = formatDay(dayOf(day)).split(', ');
  return yearly ? date.replace(/ \d{4}$/, '') : date;
}

/** '1 Apr to 30 Sept' of every year, '1 Oct 2026 to 31 Mar 2027', 'from 1 Oct 2026' */
export function seasonText({ first, last, yearly }: SlotSeason): string {
  const [from, until] = [first, last].map((day) => day && dateText(day, yearly));
  if (from && until) return `${from} to ${until}`;
  return from ? `from ${from}` : until ? `until ${until}` : '';
}

/** Why a time cannot be booked on a day out of its seasons. */
export function notInSeason(slot: string, day: Day, seasons: SlotSeasons | null): string {
  const offered = (seasons?.[slot] ?? []).map(seasonText).join(' and ');
  return `${slot} is not offered on ${formatDay(day)}. Its season is ${offered}.`;
}
