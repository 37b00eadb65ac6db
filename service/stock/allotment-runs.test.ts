import { expect, test } from 'vitest';
import { dayOf } from '../core/day.ts';
import { allotmentRuns } from './allotment-runs.ts';
import type { AllottedDay } from './stock.ts';

const at = (day: string, own: Partial<AllottedDay> = {}): AllottedDay => ({
  day: dayOf(day),
  slot: '',
  units: 5,
  price: null,
  closed: false,
  minStay: null,
  noArrival: null,
  ...own,
});

test('days that are offered alike are one run, and every difference begins another', () => {
  const days = [
    at('2027-01-01'),
    at('2027-01-02'),
    at('2027-01-03', { price: 600_000 }),
    at('2027-01-04', { price: 600_000, closed: true }),
    at('2027-01-01', { slot: '07:00' }),
    at('2027-01-02', { slot: '07:00' }),
  ];
  const unsaid = { minStay: null, noArrival: null };
  expect(allotmentRuns(days)).toEqual([
    { from: '2027-01-01', last: '2027-01-02', slot: '', units: 5, price: null, closed: false, ...unsaid },
    { from: '2027-01-03', last: '2027-01-03', slot: '', units: 5, price: 600_000, closed: false, ...unsaid },
    { from: '2027-01-04', last: '2027-01-04', slot: '', units: 5, price: 600_000, closed: true, ...unsaid },
    { from: '2027-01-01', last: '2027-01-02', slot: '07:00', units: 5, price: null, closed: false, ...unsaid },
  ]);
  expect(allotmentRuns([at('2027-01-01', { slot: '07:00' }), at('2027-01-01', { slot: '09:30' })])).toHaveLength(2);
  expect(allotmentRuns([at('2027-01-01'), at('2027-01-02', { units: 4 })])).toHaveLength(2);
  expect(allotmentRuns([at('2027-01-01'), at('2027-01-02', { minStay: 2 })])).toHaveLength(2);
  expect(allotmentRuns([at('2027-01-01'), at('2027-01-02', { noArrival: true })])).toHaveLength(2);
  expect(allotmentRuns([])).toEqual([]);
});
