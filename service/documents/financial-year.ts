import { type Day, dayOf } from '../core/day.ts';

/** The year in which the financial year of India begins that a day is in. */
function firstYear(on: Day): number {
  const [year = '', month = ''] = on.split('-');
  return Number(year) - (Number(month) < 4 ? 1 : 0);
}

/** The financial year of India that a day is in, from April to March: '26-27' from 1 April 2026 on. */
export function financialYear(on: Day): string {
  const first = firstYear(on);
  return [first, first + 1].map((one) => String(one % 100).padStart(2, '0')).join('-');
}

/** Years after its own for which the books of a financial year are kept (Companies Act 2013, s. 128; CGST Act 2017, s. 36 asks for less). */
const yearsKept = 8;

/** The last day on which the books of that day's financial year are kept. */
export function booksKeptUntil(on: Day): Day {
  return dayOf(`${firstYear(on) + 1 + yearsKept}-03-31`);
}
