import { type Day, dayOf } from '../core/day.ts';

/** Returns the year in which the financial year (in India) of a day begins. */
function firstYear(on: Day): number {
  const [year = '', month = ''] = on.split('-');
  return Number(year) - (Number(month) < 4 ? 1 : 0);
}

/** Returns the financial year (in India) of a day, from April to March: '26-27' from 1 April 2026 on. */
export function financialYear(on: Day): string {
  const first = firstYear(on);
  return [first, first + 1].map((one) => String(one % 100).padStart(2, '0')).join('-');
}

/** Years after its own for which the books of a financial year are kept (Companies Act 2013, s. 128; CGST Act 2017, s. 36 asks for less). */
const yearsKept = 8;

/** Returns the last day on which the books of that day's financial year must be retained. */
export function booksKeptUntil(on: Day): Day {
  return dayOf(`${firstYear(on) + 1 + yearsKept}-03-31`);
}
