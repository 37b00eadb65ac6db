import { productDatesTexts } from '../../messages/en/product/dates.ts';
import type { Translate } from '../../messages/translate.ts';
import { addDays, type Day, formatDay, isDay } from '../../service/core/day.ts';

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const figures = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/;
const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)? ?([a-z]{3,9})\.?,? ?(\d{4}|\d{2})?$/;
const monthFirst = /^([a-z]{3,9})\.? ?(\d{1,2})(?:st|nd|rd|th)?,? ?(\d{4})?$/;
const weekday = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /;

/** 'Thu, 10 Dec', as a field shows it. */
export const dayInField = (day: Day): string => formatDay(day).replace(/ \d{4}$/, '');

function numbers(text: string): { day: string; month: number; year: string | undefined } | undefined {
  const plain = figures.exec(text);
  if (plain) return { day: plain[1] ?? '', month: Number(plain[2]), year: plain[3] };
  const [, first = '', name = '', year] = dayFirst.exec(text) ?? [];
  const [, otherName = '', other = '', otherYear] = monthFirst.exec(text) ?? [];
  const month = months.findIndex((one) => one.startsWith(name || otherName || '-')) + 1;
  return month > 0 ? { day: first || other, month, year: year ?? otherYear } : undefined;
}

/**
 * The day in typed text: '2026-12-10', '10/12/2026' as in India, '10 Dec', 'Dec 10, 2026'. Without a year it is the
 * first such day from `from` on, or the first on the named weekday. Undefined if it is not understood.
 */
export function typedDay(text: string, from: Day): Day | undefined {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (isDay(typed)) return typed;
  const named = weekday.exec(typed)?.[1];
  const parts = numbers(typed.replace(weekday, ''));
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
  return near.find((day) => named && formatDay(day).toLowerCase().startsWith(named)) ?? coming[0];
}

/** Why the typed text cannot be chosen; undefined for a day from `from` on, and for an empty text. */
export function typedProblem(t: Translate, text: string, from: Day): string | undefined {
  if (text.trim() === '') return undefined;
  const day = typedDay(text, from);
  if (!day) return t(productDatesTexts.notUnderstood);
  return day < from ? t(productDatesTexts.tooEarly, { day: formatDay(day), first: formatDay(from) }) : undefined;
}
