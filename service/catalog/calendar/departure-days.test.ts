import { expect, test } from 'vitest';
import { dayOf } from '../../core/day.ts';
import { weekdays } from '../../stock/season.ts';
import { type Departures, departuresOf, seasonsFor } from './departure-days.ts';

const season = (first: string, last: string, yearly: boolean) => ({ first: dayOf(first), last: dayOf(last), yearly });

test.each<Departures>([
  'daily',
  { weekdays: [1, 5], season: undefined },
  { weekdays: [5], season: season('2026-10-01', '2027-03-31', false) },
  { weekdays, season: season('2024-04-01', '2024-09-30', true) },
  { weekdays: [6], season: season('2023-10-01', '2024-03-31', true) },
  { weekdays: [6], season: season('2023-03-01', '2024-02-28', true) },
  { weekdays: [6], season: season('2024-02-10', '2024-02-29', true) },
  { weekdays: [6], season: season('2023-12-01', '2024-02-29', true) },
  { days: [dayOf('2026-12-24'), dayOf('2026-12-31')] },
])('the departures %j are read from the seasons that they made', (when) => {
  expect(departuresOf(seasonsFor(when))).toEqual(when);
});

test('other seasons of a product are no departures', () => {
  const [closed] = seasonsFor({ weekdays: [1] });
  if (!closed) throw new Error('It closes the other days');
  expect(departuresOf([{ ...closed, name: 'Closed weekdays' }])).toBe('daily');
});
