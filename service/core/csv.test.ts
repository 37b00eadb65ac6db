import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a CSV file has a line per row, with cells in quotes where needed', () => {
  const sheet = csvOf(
    ['Name', 'Paise'],
    [
      ['Asha "Lake", Goa\nIndia', -5],
      [null, 0],
    ],
  );
  expect(sheet).toBe('\ufeffName,Paise\r\n"Asha ""Lake"", Goa\nIndia",-5\r\n,0\r\n');
});

test.each(['=1+1', '+91 98', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =cmd|x', '\n=1', '\u00a0=1'])(
  '%j is text in every spreadsheet',
  (typed) => {
    expect(csvOf(['A'], [[typed]])).toBe(`\ufeffA\r\n"'${typed}"\r\n`);
  },
);

test('an email address survives the round trip', () => {
  expect(csvOf(['A'], [['asha+goa@example.in']])).toBe('\ufeffA\r\nasha+goa@example.in\r\n');
});
