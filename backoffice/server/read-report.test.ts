import { expect, test } from 'vitest';
import type { ReportRow } from '../../service/booking/admin/reports/report.ts';
import { reportShapes } from '../../service/booking/admin/reports/report-shapes.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { reportView } from './read-report.ts';

const products = Array.from(
  { length: 20_000 },
  (_, at): ReportRow => ({ key: ['stay', `House ${at}`], sums: [1, 2, at, 0, (at * 7) % 20_000] }),
);

test('of many rows the first are listed and the largest charted; all are counted and summed', () => {
  const { rows, count, total, drawn, byDay } = reportView(reportShapes.products, products);
  expect([rows.length, count, byDay]).toEqual([500, 20_000, false]);
  expect(rows).toEqual(products.slice(0, 500));
  expect(total).toEqual([20_000, 40_000, 199_990_000, 0, 199_990_000]);
  expect(drawn.map(({ sums }) => sums[4])).toEqual(Array.from({ length: 12 }, (_, at) => 19_999 - at));
});

test('days are all charted, in order', () => {
  const days = Array.from({ length: 730 }, (_, at) => ({
    key: [addDays(dayOf('2025-01-01'), at)],
    sums: [1, 1, 1, at % 9, 0],
  }));
  const shown = reportView(reportShapes.sales, days);
  expect([shown.rows.length, shown.byDay]).toEqual([500, true]);
  expect(shown.drawn).toEqual(days);
});

test('an empty report is not charted by day', () => {
  expect(reportView(reportShapes.sales, [])).toMatchObject({ rows: [], count: 0, byDay: false, drawn: [] });
});
