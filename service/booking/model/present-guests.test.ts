import { describe, expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { booking, bookingLine, firstDay, now } from '../../../tests/sold-things.ts';
import { addDays, endOf } from '../../core/day.ts';
import { fromRupees } from '../../core/money.ts';
import type { Booking } from './booking.ts';
import { noGuestDetails } from './guest-details.ts';
import { lastBegins, planGuestChange, presentGuests } from './present-guests.ts';

const tour = bookingLine({
  id: 2,
  position: 1,
  type: 'tour-package',
  name: 'Valley of Flowers',
  startDay: addDays(firstDay, 2),
  endDay: addDays(firstDay, 3),
  guestNames: ['Asha'],
  asksNames: true,
});
const lines = [bookingLine({ arrivalTime: '18:00' }), tour];
const sold = (own: Partial<Booking> = {}) => booking({ status: 'confirmed', lines, ...own });
const stayBegins = endOf(firstDay);
const tourBegins = endOf(addDays(firstDay, 2));
const justBefore = (at: Date) => new Date(at.getTime() - 1);

test('guest details are shown line by line, with the time until which they can be changed', () => {
  expect(presentGuests(english, sold({ guestDetails: { ...noGuestDetails, phone: '1234567' } }), now)).toEqual({
    bookingId: 'BOOK_1795000000000_ABCDEF',
    version: 1,
    bookedBy: 'Asha Verma',
    ...noGuestDetails,
    phone: '1234567',
    asksAddress: false,
    editableUntil: tourBegins.toISOString(),
    lines: [
      {
        line: 1,
        name: 'Lake House',
        type: 'stay',
        days: 'Sat, 12 Dec 2026 – Sun, 13 Dec 2026, 1 night',
        asksArrival: true,
        asksNames: 0,
        arrivalTime: '18:00',
        names: [],
        editableUntil: stayBegins.toISOString(),
      },
      {
        line: 2,
        name: 'Valley of Flowers',
        type: 'tour-package',
        days: 'Mon, 14 Dec 2026',
        asksArrival: false,
        asksNames: 2,
        arrivalTime: null,
        names: ['Asha'],
        editableUntil: tourBegins.toISOString(),
      },
    ],
  });
  expect(lastBegins(sold())).toEqual(tourBegins);
});

test('nothing can be changed any more once it began or the booking is over', () => {
  const editable = (of: Booking, at: Date) => {
    const { editableUntil, lines } = presentGuests(english, of, at);
    return [editableUntil, ...lines.map((line) => line.editableUntil)].map((until) => until !== null);
  };
  expect(editable(sold({ status: 'pending' }), now)).toEqual([true, true, true]);
  expect(editable(sold(), justBefore(stayBegins))).toEqual([true, true, true]);
  expect(editable(sold(), stayBegins)).toEqual([true, false, true]);
  expect(editable(sold(), tourBegins)).toEqual([false, false, false]);
  for (const status of ['cancelled', 'completed'] as const)
    expect(editable(sold({ status }), now)).toEqual([false, false, false]);
});

test('an expensive booking asks for the address of the buyer', () => {
  expect(presentGuests(english, sold({ total: fromRupees(50_000) }), now).asksAddress).toBe(true);
});

describe('a change of guest details', () => {
  test('lists the names of its fields, without their values', () => {
    const company = 'Verma & Sons';
    const change = planGuestChange(
      sold(),
      {
        company,
        phone: null,
        lines: [
          { line: 1, arrivalTime: '19:00' },
          { line: 2, names: ['Asha', 'Ravi'] },
        ],
      },
      now,
    );
    expect(change).toMatchObject({
      details: { ...noGuestDetails, company },
      lines: [
        { position: 0, arrivalTime: '19:00', guestNames: [] },
        { position: 1, arrivalTime: null, guestNames: ['Asha', 'Ravi'] },
      ],
      summary: 'invoice name, arrival time, names',
    });
    const every = {
      leadTraveller: 'Ravi',
      phone: '1234567',
      requests: 'x',
      company,
      companyAddress: 'x',
      state: 'Goa',
    };
    expect(planGuestChange(sold(), { ...every, gstin: '27AAPFU0939F1ZV' }, now).summary).toBe(
      'lead traveller, phone, special requests, invoice name, invoice address, invoice State, GSTIN',
    );
  });

  test('that changes nothing is none, whenever it comes', () => {
    const none = { details: noGuestDetails, lines: [], summary: '' };
    expect(planGuestChange(sold(), {}, tourBegins)).toEqual(none);
    const same = {
      lines: [
        { line: 1, arrivalTime: '18:00' },
        { line: 2, names: ['Asha'] },
      ],
    };
    expect(planGuestChange(sold(), same, tourBegins)).toEqual(none);
  });

  test('comes before the trip or the line begins', () => {
    const started = 'has started, so guest details can no longer be changed';
    const phone = { phone: '1234567' };
    expect(planGuestChange(sold(), phone, justBefore(tourBegins)).summary).toBe('phone');
    expect(() => planGuestChange(sold(), phone, tourBegins)).toThrow(`This trip ${started}`);
    const arrival = { lines: [{ line: 1, arrivalTime: '19:00' }] };
    expect(planGuestChange(sold(), arrival, justBefore(stayBegins)).summary).toBe('arrival time');
    expect(() => planGuestChange(sold(), arrival, stayBegins)).toThrow(`Lake House ${started}`);
  });

  test.each(['cancelled', 'completed'] as const)('comes too late for a booking that is %s', (status) => {
    expect(() => planGuestChange(sold({ status }), {}, now)).toThrow(
      'This booking is over, so guest details can no longer be changed',
    );
  });

  test('is about items of the booking, and about what they need', () => {
    const errorsOf = (changes: Parameters<typeof planGuestChange>[1]): unknown => {
      try {
        return planGuestChange(sold(), changes, now);
      } catch (error) {
        return error;
      }
    };
    expect(errorsOf({ lines: [{ line: 1 }, { line: 9 }] })).toMatchObject({
      message: 'This item is not in the booking',
      details: { errors: [{ path: ['lines', '1', 'line'] }] },
    });
    expect(errorsOf({ lines: [{ line: 2, arrivalTime: '18:00' }] })).toMatchObject({
      details: { errors: [{ path: ['lines', '0', 'arrivalTime'] }] },
    });
  });
});
