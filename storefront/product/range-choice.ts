import { addDays, type Day } from '../../service/core/day.ts';

/** The first and the last day, whatever the product calls them. */
export interface ChosenRange {
  checkIn: Day | null;
  checkOut: Day | null;
}

/** The labels and field names of the two days, and the minimum length of a range. */
export interface RangeKind {
  readonly first: { readonly label: string; readonly name: string };
  readonly last: { readonly label: string; readonly name: string };
  /** 1: the last day must be a later day. 0: both can be the same day, and the last day is included. */
  readonly least: 0 | 1;
}

export const stayRange: RangeKind = {
  first: { label: 'Check-in', name: 'checkIn' },
  last: { label: 'Check-out', name: 'checkOut' },
  least: 1,
};

const isOrdered = (first: Day, last: Day, { least }: RangeKind) => (least === 0 ? first <= last : first < last);

/** Sets the check-in. A check-out on or before it is cleared (HOME-7). */
export function chooseCheckIn(range: ChosenRange, checkIn: Day | null, kind = stayRange): ChosenRange {
  const { checkOut } = range;
  return { checkIn, checkOut: checkIn && checkOut && !isOrdered(checkIn, checkOut, kind) ? null : checkOut };
}

/** Sets the check-out. A check-in on or after it is cleared. */
export function chooseCheckOut(range: ChosenRange, checkOut: Day | null, kind = stayRange): ChosenRange {
  const { checkIn } = range;
  return { checkIn: checkIn && checkOut && !isOrdered(checkIn, checkOut, kind) ? null : checkIn, checkOut };
}

/** The day of the range that a calendar picks. */
export type RangePart = 'first' | 'last';

/** The range after a day was picked for one of its ends, and the end that is picked next; null: both are set. */
export function pickDay(
  range: ChosenRange,
  day: Day,
  part: RangePart,
  kind = stayRange,
): { range: ChosenRange; next: RangePart | null } {
  if (part === 'first') return { range: chooseCheckIn(range, day, kind), next: 'last' };
  const chosen = chooseCheckOut(range, day, kind);
  return { range: chosen, next: chosen.checkIn ? null : 'first' };
}

/** The first day that can be picked for one of the ends: the last day is `least` days after the first, and after today. */
export function earliestDay({ checkIn }: ChosenRange, part: RangePart, today: Day, { least } = stayRange): Day {
  if (part === 'first') return today;
  return addDays(checkIn && checkIn > today ? checkIn : today, least);
}

/** '1 Adult, 1 Room'; children only if there are any (HOME-6). */
export function guestsText(adults: number, children: number, rooms: number): string {
  const parts = [adults === 1 ? '1 Adult' : `${adults} Adults`];
  if (children > 0) parts.push(children === 1 ? '1 Child' : `${children} Children`);
  parts.push(rooms === 1 ? '1 Room' : `${rooms} Rooms`);
  return parts.join(', ');
}

/** Suggestions that match the typed words: each word begins a word of the name. */
export function narrowed(suggestions: readonly string[], typed: string): readonly string[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return suggestions.filter((name) => {
    const parts = name.toLowerCase().split(' ');
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}
