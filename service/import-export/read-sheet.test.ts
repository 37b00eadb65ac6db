import { expect, test } from 'vitest';
import { readSheet } from './read-sheet.ts';

test.each([
  ['commas', 'slug,price\nlake,"1450,50"'],
  ['semicolons', 'slug;price\nlake;1450,50'],
  ['a named separator', 'sep=;\nslug;price\nlake;1450,50'],
  ['a named separator after a byte order mark', '\uFEFFSEP=;\r\nslug;price\r\nlake;1450,50\r\n'],
  ['a named separator in quotation marks', '"sep=|"\nslug|price\nlake|1450,50'],
  ['a separator that the first line does not show', 'sep=\t\nslug\tprice\nlake\t1450,50'],
])('a sheet with %s is read', async (_, text) => {
  const { columns, rows } = await readSheet(text);
  expect(columns).toEqual(['slug', 'price']);
  expect(rows.map(({ row, cells }) => [row, ...cells.values()])).toEqual([[2, 'lake', '1450,50']]);
});
