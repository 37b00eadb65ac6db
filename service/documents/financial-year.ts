import type { Day } from '../core/day.ts';

/** The financial year of India that a day is in, from April to March: '26-27' from 1 April 2026 on. */
export function financialYear(on: Day): string {
  const [year = '', month = ''] = on.split('-');
  const first = Number(year) - (Number(month) < 4 ? 1 : 0);
  return [first, first + 1].map((one) => String(one % 100).padStart(2, '0')).join('-');
}
