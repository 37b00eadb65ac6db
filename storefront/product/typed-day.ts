import { productDatesTexts } from '../../messages/en/product/dates.ts';
import { english, type Translate } from '../../messages/translate.ts';
import {
  addDays,
  type Day,
  daysBetween,
  formatDay,
  formatDayOfYear,
  isDay,
  monthNames,
  partsOfDay,
} from '../../service/core/day.ts';

const figures = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/;
const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)? ?([\p{L}\p{M}]+)\.?,? ?(\d{4}|\d{2})?$/u;
const monthFirst = /^([\p{L}\p{M}]+)\.? ?(\d{1,2})(?:st|nd|rd|th)?,? ?(\d{4})?$/u;
const firstWord = /^([\p{L}\p{M}]+),? /u;

/** 'Thu, 10 Dec', as a field shows it. */
export const dayInField = formatDayOfYear;

/** The number of the month, from 1, whose name begins like that; English names are known in every language. */
function monthOf(t: Translate, name: string): number {
  const begins = (names: readonly string[], least: number) =>
    name.length < least ? -1 : names.findIndex((month) => month.toLowerCase().startsWith(name));
  // the Hindi May is written with two letters
  return Math.max(begins(monthNames(english), 3), t.language === 'en' ? -1 : begins(monthNames(t), 2)) + 1;
}

function numbers(t: Translate, text: string): { day: string; month: number; year: string | undefined } | undefined {
  const plain = figures.exec(text);
  if (plain) return { day: plain[1] ?? '', month: Number(plain[2]), year: plain[3] };
  const [, first = '', name = '', year] = dayFirst.exec(text) ?? [];
  const [, otherName = '', other = '', otherYear] = monthFirst.exec(text) ?? [];
  const month = monthOf(t, name || otherName);
  return month > 0 ? { day: first || other, month, year: year ?? otherYear } : undefined;
}

/** True if a word names the weekday of that day: 'thu', 'Thursday'. */
const isWeekday = (t: Translate, word: string, day: Day) =>
  [english, t].some((reader) => word.startsWith(partsOfDay(reader, day).weekday.toLowerCase()));

/**
 * The day in typed text: '2026-12-10', '10/12/2026' as in India, '10 Dec', 'Dec 10, 2026'. Without a year it is the
 * first such day from `from` on, or the first on the named weekday. Undefined if it is not understood.
 */
export function typedDay(t: Translate, text: string, from: Day): Day | undefined {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (isDay(typed)) return typed;
  const [begin = '', word = ''] = firstWord.exec(typed) ?? [];
  const named = daysBetween(from, addDays(from, 7)).some((day) => isWeekday(t, word, day)) ? word : undefined;
  const parts = numbers(t, named ? typed.slice(begin.length) : typed);
  if (!parts) return undefined;
  const two = (value: number | string) => String(value).padStart(2, '0');
  const inYear = (year: number | string) => `${year}-${two(parts.month)}-${two(parts.day)}`;
  if (parts.year) {
    const day = inYear(parts.year.length === 2 ? `20${parts.year}` : parts.year);
    return isDay(day) ? day : undefined;
  }
  const year = Number(from.slice(0, 4));
  // the next 29 February is at most eight years away
  const coming = Array.from({ length: 9 }, (_, index) => inYear(year + index)).filter(
    (day): day is Day => isDay(day) && day >= from,
  );
  const near = coming.filter((day) => day < addDays(from, 730));
  return near.find((day) => named && isWeekday(t, named, day)) ?? coming[0];
}

/** Why the typed text cannot be chosen; undefined for a day from `from` on, and for an empty text. */
export function typedProblem(t: Translate, text: string, from: Day): string | undefined {
  if (text.trim() === '') return undefined;
  const day = typedDay(t, text, from);
  if (!day) return t(productDatesTexts.notUnderstood);
  return day < from ? t(productDatesTexts.tooEarly, { day: formatDay(t, day), first: formatDay(t, from) }) : undefined;
}
