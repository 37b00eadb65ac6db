import { addDays, type Day, isDay } from '../../service/core/day.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const forms = [
  /^(?<year>\d{4})-(?<month>\d\d?)-(?<date>\d\d?)$/,
  /^(?<date>\d\d?)[/.-](?<month>\d\d?)(?:[/.-](?<year>\d{4}))?$/,
  /^(?:[a-z]{3,9},? )?(?<date>\d\d?)(?:st|nd|rd|th)? (?<month>[a-z]{3,9})\.?,?(?: (?<year>\d{4}))?$/,
];

const two = (text: string) => text.padStart(2, '0');

/**
 * The day that someone typed, as people in India write it: '24 Dec', '24/12', 'Thu, 24 Dec 2026', '2026-12-24'. Without
 * a year it is the first such day from `earliest` on. Undefined: not a day.
 */
export function readTypedDay(typed: string, earliest: Day): Day | undefined {
  const text = typed.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  for (const form of forms) {
    const { date, month = '', year } = form.exec(text)?.groups ?? {};
    if (date === undefined) continue;
    const number = /^\d/.test(month) ? month : String(months.indexOf(month.slice(0, 3)) + 1);
    const inYear = (year: number) => `${year}-${two(number)}-${two(date)}`;
    if (year !== undefined) return [inYear(Number(year))].find(isDay);
    const thisYear = Number(earliest.slice(0, 4));
    // eight years contain a 29 February
    return Array.from({ length: 9 }, (_, ahead) => inYear(thisYear + ahead))
      .filter(isDay)
      .find((day) => day >= earliest);
  }
  return undefined;
}

/** Saturday and Sunday of the next weekend; on a weekend the one after it. */
export function nextWeekend(today: Day): { readonly first: Day; readonly last: Day } {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const first = addDays(today, weekday === 6 ? 7 : 6 - weekday);
  return { first, last: addDays(first, 1) };
}
