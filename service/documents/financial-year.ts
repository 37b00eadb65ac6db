import { type Day, dayOf } from '../core/day.ts';

/** The financial year of India that a day is in, from April to March: '26-27' from 1 April 2026 on. */
export function financialYear(on: Day): string {
  const [year = '', month = ''] = on.split('-');
  const first = Number(year) - (Number(month) < 4 ? 1 : 0);
  return [first, first + 1].map((one) => String(one % 100).padStart(2, '0')).join('-');
}

/** Years after its own for which the books of a financial year are kept (Companies Act 2013, s. 128; CGST Act 2017, s. 36 asks for less). */
const yearsKept = 8;

/** The last day on which the books of that day's financial year are kept. */
export function booksKeptUntil(on: Day): Day {
  const [year = '', month = ''] = on.split('-');
  return dayOf(`${Number(year) + (Number(month) < 4 ? 0 : 1) + yearsKept}-03-31`);
}
