import { expect, test } from 'vitest';
import { dayOf } from '../../service/core/day.ts';
import { chooseCheckIn, chooseCheckOut, guestsText, narrowed, pickDay, stayRange } from './range-choice.ts';

const [d1, d2, d3] = [dayOf('2026-12-01'), dayOf('2026-12-02'), dayOf('2026-12-03')];

test('a check-in on or after the check-out clears the check-out', () => {
  expect(chooseCheckIn({ checkIn: d1, checkOut: d2 }, d3)).toEqual({ checkIn: d3, checkOut: null });
  expect(chooseCheckIn({ checkIn: d1, checkOut: d3 }, d3)).toEqual({ checkIn: d3, checkOut: null });
  expect(chooseCheckIn({ checkIn: d1, checkOut: d3 }, d2)).toEqual({ checkIn: d2, checkOut: d3 });
});

test('a check-out on or before the check-in clears the check-in', () => {
  expect(chooseCheckOut({ checkIn: d2, checkOut: d3 }, d1)).toEqual({ checkIn: null, checkOut: d1 });
  expect(chooseCheckOut({ checkIn: d2, checkOut: d3 }, d2)).toEqual({ checkIn: null, checkOut: d2 });
  expect(chooseCheckOut({ checkIn: d1, checkOut: null }, d2)).toEqual({ checkIn: d1, checkOut: d2 });
});

test('two picks in the calendar make a range, a third begins anew', () => {
  const first = pickDay({ checkIn: null, checkOut: null }, d2);
  expect(first).toEqual({ checkIn: d2, checkOut: null });
  expect(pickDay(first, d3)).toEqual({ checkIn: d2, checkOut: d3 });
  expect(pickDay(first, d1)).toEqual({ checkIn: d1, checkOut: null });
  expect(pickDay({ checkIn: d1, checkOut: d2 }, d3)).toEqual({ checkIn: d3, checkOut: null });
});

test('where the last day is part of the range, both can be the same', () => {
  const kind = { ...stayRange, least: 0 } as const;
  expect(pickDay({ checkIn: d2, checkOut: null }, d2, kind)).toEqual({ checkIn: d2, checkOut: d2 });
  expect(chooseCheckIn({ checkIn: d1, checkOut: d2 }, d2, kind)).toEqual({ checkIn: d2, checkOut: d2 });
  expect(chooseCheckOut({ checkIn: d2, checkOut: d3 }, d2, kind)).toEqual({ checkIn: d2, checkOut: d2 });
  expect(chooseCheckOut({ checkIn: d2, checkOut: d3 }, d1, kind)).toEqual({ checkIn: null, checkOut: d1 });
});

test('guests read in the singular and plural, children only when there are any', () => {
  expect(guestsText(1, 0, 1)).toBe('1 Adult, 1 Room');
  expect(guestsText(2, 1, 2)).toBe('2 Adults, 1 Child, 2 Rooms');
  expect(guestsText(2, 3, 1)).toBe('2 Adults, 3 Children, 1 Room');
});

test('suggestions are narrowed by typed words', () => {
  const all = ['Ramnagar', 'Mumbai', 'New Delhi'];
  expect(narrowed(all, '')).toEqual(all);
  expect(narrowed(all, 'del')).toEqual(['New Delhi']);
  expect(narrowed(all, 'x')).toEqual([]);
});
