import { expect, test } from 'vitest';
import { addDays, dayOf } from '../../core/day.ts';
import { mostDaysAhead } from '../sale-days.ts';
import { datesFrom, flexible } from './flexible-dates.ts';

const today = dayOf('2026-11-20');
const nightsFrom = (checkIn: string) => ({ checkIn: dayOf(checkIn), checkOut: addDays(dayOf(checkIn), 2) });
const startsOf = (checkIn: string) => flexible(nightsFrom(checkIn), today).starts;

test('a flexible stay can begin on any of seven days around the requested one, across the end of a month', () => {
  expect(startsOf('2026-12-01')).toEqual([
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
  ]);
});

test('but not in the past, nor later than anything can be booked', () => {
  expect(startsOf('2026-11-20')).toEqual(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']);
  expect(startsOf('2026-11-22')).toHaveLength(6);
  const last = addDays(today, mostDaysAhead);
  expect(startsOf(last)).toEqual([addDays(last, -3), addDays(last, -2), addDays(last, -1), last]);
});

test('it has the same number of nights, whenever it begins', () => {
  expect(datesFrom(dayOf('2026-12-30'), nightsFrom('2026-12-28'))).toEqual(nightsFrom('2026-12-30'));
});
