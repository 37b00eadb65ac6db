import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { dayOf } from '../../service/core/day.ts';
import {
  chooseCheckIn,
  chooseCheckOut,
  earliestDay,
  guestsText,
  narrowed,
  pickDay,
  stayRange,
} from './range-choice.ts';

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

test('two picks in the calendar make a range', () => {
  const first = pickDay({ checkIn: null, checkOut: null }, d2, 'first');
  expect(first).toEqual({ range: { checkIn: d2, checkOut: null }, next: 'last' });
  expect(pickDay(first.range, d3, 'last')).toEqual({ range: { checkIn: d2, checkOut: d3 }, next: null });
});

test('a pick changes the requested day, and the other one only if it cannot stay', () => {
  const whole = { checkIn: d1, checkOut: d2 };
  expect(pickDay(whole, d3, 'last').range).toEqual({ checkIn: d1, checkOut: d3 });
  expect(pickDay({ checkIn: d2, checkOut: d3 }, d1, 'first').range).toEqual({ checkIn: d1, checkOut: d3 });
  expect(pickDay(whole, d3, 'first')).toEqual({ range: { checkIn: d3, checkOut: null }, next: 'last' });
});

test('a check-out can be picked first, and the check-in is picked next', () => {
  const last = pickDay({ checkIn: null, checkOut: null }, d3, 'last');
  expect(last).toEqual({ range: { checkIn: null, checkOut: d3 }, next: 'first' });
  expect(pickDay(last.range, d1, 'first').range).toEqual({ checkIn: d1, checkOut: d3 });
});

test('a check-out is possible from the day after the check-in, and after today', () => {
  const none = { checkIn: null, checkOut: null };
  expect(earliestDay(none, 'first', d1)).toBe(d1);
  expect(earliestDay({ checkIn: d2, checkOut: d3 }, 'first', d1)).toBe(d1);
  expect(earliestDay(none, 'last', d1)).toBe(d2);
  expect(earliestDay({ checkIn: d2, checkOut: null }, 'last', d1)).toBe(d3);
  expect(earliestDay({ checkIn: d2, checkOut: null }, 'last', d1, { ...stayRange, least: 0 })).toBe(d2);
});

test('if the last day is part of the range, both can be the same', () => {
  const kind = { ...stayRange, least: 0 } as const;
  expect(pickDay({ checkIn: d2, checkOut: null }, d2, 'last', kind).range).toEqual({ checkIn: d2, checkOut: d2 });
  expect(chooseCheckIn({ checkIn: d1, checkOut: d2 }, d2, kind)).toEqual({ checkIn: d2, checkOut: d2 });
  expect(chooseCheckOut({ checkIn: d2, checkOut: d3 }, d2, kind)).toEqual({ checkIn: d2, checkOut: d2 });
  expect(chooseCheckOut({ checkIn: d2, checkOut: d3 }, d1, kind)).toEqual({ checkIn: null, checkOut: d1 });
});

test('guests read in the singular and plural, children only if there are any', () => {
  expect(guestsText(english, 1, 0, 1)).toBe('1 Adult, 1 Room');
  expect(guestsText(english, 2, 1, 2)).toBe('2 Adults, 1 Child, 2 Rooms');
  expect(guestsText(english, 2, 3, 1)).toBe('2 Adults, 3 Children, 1 Room');
});

test('suggestions are narrowed by typed words', () => {
  const all = ['Ramnagar', 'Mumbai', 'New Delhi'];
  expect(narrowed(all, '')).toEqual(all);
  expect(narrowed(all, 'del')).toEqual(['New Delhi']);
  expect(narrowed(all, 'x')).toEqual([]);
});
