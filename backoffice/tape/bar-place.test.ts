import { expect, test } from 'vitest';
import { dayOf } from '../../service/core/day.ts';
import { barPlace, soldOutIfMoved } from './bar-place.ts';

const window = { first: dayOf('2026-12-10'), days: 7 };
const days = (startDay: string, endDay: string) => ({ startDay: dayOf(startDay), endDay: dayOf(endDay) });

test('rooms are used from noon to noon, vehicles for whole days', () => {
  const stay = days('2026-12-11', '2026-12-13');
  expect(barPlace(window, stay, true)).toEqual({ start: 1.5, length: 2, cutStart: false, cutEnd: false });
  expect(barPlace(window, stay, false)).toEqual({ start: 1, length: 2, cutStart: false, cutEnd: false });
});

test('a bar is cut where the chart ends, and a guest who leaves on the first day is seen until noon', () => {
  expect(barPlace(window, days('2026-12-08', '2026-12-10'), true)).toEqual({
    start: 0,
    length: 0.5,
    cutStart: true,
    cutEnd: false,
  });
  expect(barPlace(window, days('2026-12-08', '2026-12-10'), false)).toBeUndefined();
  expect(barPlace(window, days('2026-12-15', '2026-12-20'), true)).toMatchObject({
    start: 5.5,
    length: 1.5,
    cutEnd: true,
  });
  expect(barPlace(window, days('2026-12-17', '2026-12-20'), true)).toBeUndefined();
});

test('a move is sold out on days without a free unit, but not because of the booking itself', () => {
  const line = { ...days('2026-12-11', '2026-12-13'), units: 1 };
  const row = ['10', '11', '12', '13', '14', '15'].map((date) => ({
    day: dayOf(`2026-12-${date}`),
    units: 2,
    free: ['12', '14'].includes(date) ? 0 : 1,
    closed: date === '15',
  }));
  expect(soldOutIfMoved(line, 1, row)).toEqual([]);
  expect(soldOutIfMoved(line, 2, row)).toEqual(['2026-12-14']);
  expect(soldOutIfMoved(line, 3, row)).toEqual(['2026-12-14', '2026-12-15']);
  expect(soldOutIfMoved(line, 0, row, false)).toEqual(['2026-12-12']);
});
