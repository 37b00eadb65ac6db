import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { addDays, dayOf, daysBetween } from '../../service/core/day.ts';
import { type NumbersAre, pasteEdits, readSheet } from './pasted-cells.ts';

const first = dayOf('2026-12-10');
const days = daysBetween(first, addDays(first, 10));
const rows = [1, 2, 3].map((sellableId) => ({ sellableId, slot: '' }));
const from = (row: number, column: number, toRow = row, toColumn = column) => ({
  anchor: { row, column },
  head: { row: toRow, column: toColumn },
});

test.each([
  [
    '5400\t₹5,600\r\n\t"7200.50"\r\n',
    {
      values: [
        [5400, 5600],
        [null, 7200.5],
      ],
    },
  ],
  ['5', { values: [[5]] }],
  ['1450,50\t1,45,050\t1.450,50', { values: [[1450.5, 145_050, 1450.5]] }],
  ['5400\t1.450', { wrong: '1.450' }],
  ['1,2345', { wrong: '1,2345' }],
  ['5400\tsold out', { wrong: 'sold out' }],
  ['-5', { wrong: '-5' }],
  ['1e9', { wrong: '1e9' }],
])('%j is parsed', (text, read) => {
  expect(readSheet(text)).toEqual(read);
});

const paste = (values: (number | null)[][], selection = from(0, 0), are: NumbersAre = 'price') =>
  pasteEdits(english, values, { selection, rows, days }, are);

test('one number fills the selection', () => {
  expect(paste([[5400]], from(2, 3, 1, 1))).toEqual({
    edits: [{ rows: rows.slice(1), days: days.slice(1, 4), says: { price: 540_000 } }],
  });
});

test('several numbers keep their positions, equal ones of a row are joined, and an empty cell changes nothing', () => {
  expect(
    paste(
      [
        [3, null, 3],
        [4, 5, null],
      ],
      from(1, 2),
      'units',
    ),
  ).toEqual({
    edits: [
      { rows: [rows[1]], days: [days[2], days[4]], says: { units: 3 } },
      { rows: [rows[2]], days: [days[2]], says: { units: 4 } },
      { rows: [rows[2]], days: [days[3]], says: { units: 5 } },
    ],
  });
});

test('a paste that exceeds the grid, is not a number of units, or is empty is refused with a message', () => {
  expect(paste([[1], [2]], from(2, 0))).toEqual({ wrong: 'The pasted cells do not fit in the rows and days shown' });
  expect(paste([[1, 2]], from(0, 9))).toEqual({ wrong: 'The pasted cells do not fit in the rows and days shown' });
  expect(paste([[1.5]], from(0, 0), 'units')).toEqual({ wrong: '1.5 is not a number of units' });
  expect(paste([[1450.5]])).toEqual({ wrong: '1450.5 is not an amount in whole rupees' });
  expect(paste([[null]])).toEqual({ wrong: 'The pasted text has no numbers' });
});
