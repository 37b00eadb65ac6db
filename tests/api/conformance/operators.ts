import type { Case } from './case.ts';
import { counts, finds } from './expected.ts';

/** What an operator is given, and who is found: names in order, or how many. */
export type Row = readonly [operator: string, value: string | readonly string[], found: readonly string[] | number];

/** One case for each row: `filters[field][$operator]=value`, a list of values with indexes. */
export function asking(kind: string, list: string, field: string, rows: readonly Row[]): Case[] {
  return rows.map(([operator, value, found]): Case => {
    const place = `filters${[...field.split('.'), operator].map((key) => `[${key}]`).join('')}`;
    const query = Array.isArray(value)
      ? value.map((item, index) => `${place}[${index}]=${encodeURIComponent(item)}`).join('&')
      : `${place}=${encodeURIComponent(String(value))}`;
    const path = `${list}${list.includes('?') ? '&' : '?'}${query}`;
    const name = `${kind}: ${operator} ${Array.isArray(value) ? value.join(', ') : value}`;
    return [name, path, 200, typeof found === 'number' ? counts(found) : finds(...found)];
  });
}
