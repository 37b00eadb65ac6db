import { expect, test } from 'vitest';
import { dayOf } from '../../service/core/day.ts';
import { bookingFilters } from './booking-filters.ts';

const today = dayOf('2026-12-31');
const filtersOf = (search: string) =>
  bookingFilters((name) => new URLSearchParams(search).get(name) || undefined, today);

test('arrivals and cancellations are relative to today', () => {
  expect(filtersOf('arrives=today').begins).toEqual({ from: today, until: today });
  expect(filtersOf('arrives=tomorrow').begins).toEqual({ from: '2027-01-01', until: '2027-01-01' });
  expect(filtersOf('arrives=week&from=2026-01-01').begins).toEqual({ from: today, until: '2027-01-07' });
  expect(filtersOf('cancelled=week').cancelledFrom).toBe('2026-12-25');
});

test('days of an address are filters, and what is none is ignored', () => {
  expect(filtersOf('from=2027-01-05&madeUntil=2026-12-01')).toMatchObject({
    begins: { from: '2027-01-05', until: undefined },
    made: { from: undefined, until: '2026-12-01' },
  });
  const odd = 'status=paid&payment=1&waiting=x&type=constructor&arrives=ever&cancelled=1&from=2026-02-31&q=%27';
  expect(filtersOf(odd)).toEqual({
    text: "'",
    status: undefined,
    payment: undefined,
    waiting: undefined,
    type: undefined,
    begins: { from: undefined, until: undefined },
    made: { from: undefined, until: undefined },
    cancelledFrom: undefined,
  });
});
