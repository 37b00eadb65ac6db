import { describe, expect, test } from 'vitest';
import { dayOf } from '../../service/core/day.ts';
import { firstFit } from './unit-rows.ts';

const span = (name: string, from: number, to: number, more: { units?: number; unit?: number } = {}) => ({
  name,
  startDay: dayOf(`2026-12-${String(from).padStart(2, '0')}`),
  endDay: dayOf(`2026-12-${String(to).padStart(2, '0')}`),
  units: more.units ?? 1,
  unit: more.unit,
});
const rowsOf = (...spans: Parameters<typeof firstFit<ReturnType<typeof span>>>[0]) =>
  firstFit(spans).map((row) => row.map(({ name }) => name).join(' '));

describe('first fit', () => {
  test('a booking takes the first unit that is free when it arrives, also on the day another leaves', () => {
    expect(rowsOf(span('a', 1, 4), span('b', 2, 3), span('c', 3, 5), span('d', 4, 6))).toEqual(['a d', 'b c']);
  });

  test('the order in which bookings are read does not matter', () => {
    const spans = [span('a', 1, 4), span('b', 2, 3), span('c', 3, 5), span('d', 4, 6)];
    expect(rowsOf(...spans.toReversed())).toEqual(rowsOf(...spans));
  });

  test('several rooms of one booking take several units', () => {
    expect(rowsOf(span('a', 1, 3), span('b', 2, 4, { units: 2 }), span('c', 3, 5))).toEqual(['a c', 'b', 'b']);
  });

  test('a channel keeps its unit, and bookings go around it', () => {
    expect(rowsOf(span('a', 1, 3), span('b', 1, 3), span('airbnb', 2, 6, { unit: 1 }))).toEqual(['airbnb', 'a', 'b']);
    // two channels that closed the same unit
    expect(rowsOf(span('x', 2, 6, { unit: 2 }), span('y', 3, 4, { unit: 2 }))).toEqual(['y', 'x']);
  });
});
