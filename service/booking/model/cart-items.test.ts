import { expect, test } from 'vitest';
import { dayOf } from '../../core/day.ts';
import { quoteCost } from './cart-items.ts';

const line = (endDay: string) => ({ startDay: dayOf('2026-12-01'), endDay: dayOf(endDay) });

test('a quote costs more with each line and each night', () => {
  const night = line('2026-12-02');
  expect(quoteCost([night, night])).toBeGreaterThan(quoteCost([night]));
  expect(quoteCost([line('2026-12-31')])).toBeGreaterThan(quoteCost([night]));
  expect(quoteCost([{ startDay: dayOf('2026-12-01') }])).toBe(quoteCost([night]));
});

test('dates that no one can book cost no more than the longest line, and never less than a night', () => {
  expect(quoteCost([line('2099-12-31')])).toBe(quoteCost([line('2027-03-01')]));
  expect(quoteCost([line('2020-01-01')])).toBe(quoteCost([line('2026-12-02')]));
});

test('the cart of a family is light, the largest one is not', () => {
  expect(quoteCost(Array.from({ length: 6 }, () => line('2026-12-05')))).toBeLessThan(5);
  expect(quoteCost(Array.from({ length: 30 }, () => line('2026-12-31')))).toBeGreaterThan(40);
});
