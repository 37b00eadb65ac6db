import { expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { trip } from '../../../tests/documents.ts';
import { booking, bookingLine, now } from '../../../tests/sold-things.ts';
import { dayOf } from '../../core/day.ts';
import { purchaseFingerprint } from '../../documents/voucher-token.ts';
import type { BookingLine } from './booking.ts';
import { tripLineOf, tripOf, voucherFactsOf } from './trip-of-booking.ts';

const facts = (line: BookingLine) =>
  Object.fromEntries(tripLineOf(english, line).facts.map(({ label, value }) => [label, value]));
const slot = { endDay: dayOf('2026-12-13'), slot: '07:00', units: 2, guests: 2 };
const raft = bookingLine({
  type: 'attraction',
  optionName: null,
  ...slot,
  parts: [{ name: 'Adult', count: 2, price: null }],
  language: 'Hindi',
  duration: '3 hours',
  meetingPoint: 'Shivpuri beach',
});

test('nights show the check-in and check-out times of the product, if it has some', () => {
  const venue = { latitude: 29.39, longitude: 79.45, from: '13:00', until: '11:00' };
  expect(facts(bookingLine({ venue }))).toEqual({
    'Check-in': 'Sat, 12 Dec 2026, from 13:00',
    'Check-out': 'Sun, 13 Dec 2026, until 11:00',
    Rooms: '1',
    Guests: '2',
  });
  expect(facts(bookingLine())).toMatchObject({ 'Check-in': 'Sat, 12 Dec 2026' });
});

test('a line with a time shows it, and lasts as long as the product says', () => {
  expect(facts(raft)).toEqual({
    Date: 'Sat, 12 Dec 2026',
    Time: '07:00',
    'Meeting point': 'Shivpuri beach',
    Takes: '3 hours',
    Tickets: '2 × Adult',
    Language: 'Hindi',
  });
  expect(tripLineOf(english, raft)).toMatchObject({
    wholeDays: false,
    nights: false,
    starts: new Date('2026-12-12T07:00:00+05:30'),
    ends: new Date('2026-12-12T10:00:00+05:30'),
  });
});

test('a tour without a start time shows when and where it meets', () => {
  const met = { slot: '', meetingPoint: 'Haridwar station', meetingTime: '07:00' };
  const tour = bookingLine({ ...raft, ...met, type: 'tour-package' });
  expect(facts(tour)).toMatchObject({ 'Meeting time': '07:00', 'Meeting point': 'Haridwar station' });
  expect(tripLineOf(english, tour)).toMatchObject({ meetingPoint: 'Haridwar station', wholeDays: true });
  expect(facts({ ...tour, meetingTime: null })).not.toHaveProperty('Meeting time');
});

test('a visit whose product names no meeting point shows its location', () => {
  const unnamed = { ...raft, location: 'Shivpuri, Rishikesh', meetingPoint: null };
  expect(facts(unnamed)).toMatchObject({ Time: '07:00', Place: 'Shivpuri, Rishikesh' });
  expect(facts(unnamed)).not.toHaveProperty('Meeting point');
});

test('the map shows where it is: by its place on earth, by where a car is handed over, else by its names', () => {
  const query = (line: BookingLine) => new URL(tripLineOf(english, line).map).searchParams.get('query');
  const venue = { latitude: 29.39, longitude: 79.45, from: null, until: null };
  expect(query(bookingLine({ venue }))).toBe('29.39,79.45');
  expect(query(bookingLine({ pickup: 'Terminal 3, Delhi' }))).toBe('Terminal 3, Delhi');
  expect(query(bookingLine())).toBe('Lake House, Mallital, Nainital');
});

test('the days of a tour show dates, nights and meals as they were sold', () => {
  const day = { meals: [], hotel: null, hotelPlace: null };
  const plan = [
    { ...day, day: 1, title: 'Up', meals: ['dinner' as const], hotel: 'Guest house', hotelPlace: 'Barkot' },
    { ...day, day: 2, title: 'Down' },
  ];
  const planOf = (plan: BookingLine['plan']) => tripLineOf(english, bookingLine({ plan })).plan;
  expect(planOf(plan)).toEqual([
    { day: '2026-12-12', title: 'Day 1: Up', text: 'Night: Guest house, Barkot. Meals: Dinner' },
    { day: '2026-12-13', title: 'Day 2: Down', text: 'Meals: None included' },
  ]);
  // of one day that says nothing the line has said all
  expect(planOf([{ ...day, day: 1, title: 'A morning' }])).toEqual([]);
});

test.each([
  ['another day', { startDay: dayOf('2026-12-11') }],
  ['another time', { slot: '09:00' }],
  ['more rooms', { units: 2 }],
  ['another room', { optionName: 'Suite' }],
  ['another language', { language: 'Tamil' }],
])('%s makes it another voucher', (_, own) => {
  const mark = (line: BookingLine) => purchaseFingerprint(voucherFactsOf(booking(), line));
  expect(mark(bookingLine(own))).not.toBe(mark(bookingLine()));
});

test('a calendar gets cancelled lines that nothing replaced', () => {
  const ended = bookingLine({ id: 2, position: 1, state: 'cancelled', endedIn: 2 });
  const lines = [bookingLine()];
  const calendarTrip = tripOf(english, booking({ lines, allLines: [...lines, ended] }), trip().issuer, now);
  expect(calendarTrip.lines.map(({ lineId }) => lineId)).toEqual([1]);
  expect(calendarTrip.cancelledLines.map(({ lineId, position }) => [lineId, position])).toEqual([[2, 1]]);
});
