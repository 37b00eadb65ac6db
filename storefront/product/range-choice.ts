import { productDatesTexts } from '../../messages/en/product/dates.ts';
import { staySearchTexts } from '../../messages/en/stay/search.ts';
import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import { addDays, type Day } from '../../service/core/day.ts';

/** The first and the last day, whatever the product calls them. */
export interface ChosenRange {
  checkIn: Day | null;
  checkOut: Day | null;
}

/** One of the two days: its label, what a calendar says while it is picked, and the name of its field. */
interface RangeEnd {
  readonly label: Message;
  readonly choose: Message;
  readonly name: string;
}

/** The two days, and the minimum length of a range. */
export interface RangeKind {
  readonly first: RangeEnd;
  readonly last: RangeEnd;
  /** 1: the last day must be a later day. 0: both can be the same day, and the last day is included. */
  readonly least: 0 | 1;
}

export const stayRange: RangeKind = {
  first: { label: productDatesTexts.checkIn, choose: productDatesTexts.chooseCheckIn, name: 'checkIn' },
  last: { label: productDatesTexts.checkOut, choose: productDatesTexts.chooseCheckOut, name: 'checkOut' },
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
export function guestsText(t: Translate, adults: number, children: number, rooms: number): string {
  return children > 0
    ? t(staySearchTexts.guestsWithChildren, { adults, children, rooms })
    : t(staySearchTexts.guests, { adults, rooms });
}

/** Suggestions that match the typed words: each word begins a word of the name. */
export function narrowed(suggestions: readonly string[], typed: string): readonly string[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return suggestions.filter((name) => {
    const parts = name.toLowerCase().split(' ');
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}
