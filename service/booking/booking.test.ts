import { expect, test } from 'vitest';
import { type BookingEvent, type BookingStatus, statusAfter, statusAt } from './booking.ts';

test('a booking changes only as the table says', () => {
  const events: BookingEvent[] = ['pay', 'expire', 'cancel', 'complete', 'pay-late'];
  const all: BookingStatus[] = ['pending', 'confirmed', 'cancelled', 'completed'];
  const table = Object.fromEntries(
    all.map((from) => [from, events.map((event) => statusAfter(from, event) ?? '-').join(' ')]),
  );
  expect(table).toEqual({
    pending: 'confirmed cancelled cancelled - -',
    confirmed: '- - cancelled completed -',
    cancelled: '- - - - confirmed',
    completed: '- - - - -',
  });
});

test('a hold has ended at the very instant it was given until', () => {
  const booking = { status: 'pending' as const, holdUntil: new Date(1000) };
  expect(statusAt(booking, new Date(999))).toBe('pending');
  expect(statusAt(booking, new Date(1000))).toBe('cancelled');
});

test('the clock ends nothing but an unpaid hold', () => {
  const others = ['confirmed', 'completed', 'cancelled'] as const;
  const later = others.map((status) => statusAt({ status, holdUntil: new Date(1000) }, new Date(1000)));
  expect(later).toEqual(others);
});
