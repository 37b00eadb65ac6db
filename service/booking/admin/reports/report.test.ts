import { expect, test } from 'vitest';
import { english } from '../../../../messages/translate.ts';
import { dayOf } from '../../../core/day.ts';
import { mergeRows, partsOf, shareOfSums, totalOf } from './report.ts';
import { reportCsv } from './report-csv.ts';
import { reportShapes } from './report-shapes.ts';

const row = (name: string, ...sums: number[]) => ({ key: [name], sums });

test('parts of a period have each of its days once', () => {
  const parts = partsOf({ first: dayOf('2026-01-15'), last: dayOf('2026-03-20') });
  expect(parts.map(({ first, last }) => `${first} ${last}`)).toEqual([
    '2026-01-15 2026-02-14',
    '2026-02-15 2026-03-17',
    '2026-03-18 2026-03-20',
  ]);
});

test('what they say is added up, row by row', () => {
  const merged = mergeRows([[row('a', 1, 10), row('b', 2, 20)], [row('b', 3, -30)]]);
  expect(merged).toEqual([row('a', 1, 10), row('b', 5, -10)]);
  expect(totalOf(reportShapes.lead, merged)).toEqual([6, 0]);
  expect(shareOfSums(reportShapes.occupancy, [3, 1])).toBe(33.3);
  expect(shareOfSums(reportShapes.occupancy, [0, 0])).toBeNull();
});

test('a file has rupees to the paisa, and figures below zero stay figures', () => {
  const csv = reportCsv(english, reportShapes.lead, [{ key: ['0'], sums: [2, -123_405] }]);
  expect(csv).toBe('\ufeffDays before start,Bookings,Total (INR)\r\n0,2,-1234.05\r\n');
  expect(reportCsv(english, reportShapes.lead, [{ key: [' =1'], sums: [0, 0] }])).toContain(`\r\n"' =1",0,0.00\r\n`);
});
