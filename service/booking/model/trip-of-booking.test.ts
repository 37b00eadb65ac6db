import { describe, expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { trip } from '../../../tests/documents.ts';
import { booking, bookingLine, firstDay, now, payment } from '../../../tests/sold-things.ts';
import { dayOf, instantAt } from '../../core/day.ts';
import { purchaseFingerprint } from '../../documents/voucher-token.ts';
import type { Booking, BookingLine } from './booking.ts';
import { noGuestDetails } from './guest-details.ts';
import { tripLineOf, tripOf, visitFactsOf, voucherFactsOf } from './trip-of-booking.ts';

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

describe('the papers of a booking', () => {
  const tripWith = (own: Partial<Booking>) => tripOf(english, booking(own), trip().issuer, now);
  const guestDetails = { ...noGuestDetails, leadTraveller: 'Ravi', phone: '+91 98765 43210', requests: 'Ground floor' };

  test('name the booking and its state', () => {
    expect(tripWith({ status: 'confirmed', version: 3 })).toMatchObject({
      bookingId: 'BOOK_1795000000000_ABCDEF',
      status: 'confirmed',
      version: { sequence: 3, at: now },
      requests: '',
      issuer: trip().issuer,
    });
    expect(tripWith({ holdUntil: now }).status).toBe('cancelled');
  });

  test('name the lead traveller or else the person who booked, with the phone number if it is known', () => {
    expect(tripWith({}).lead).toEqual([{ label: 'Booked by', value: 'Asha Verma' }]);
    expect(tripWith({ guestDetails })).toMatchObject({
      lead: [
        { label: 'Lead traveller', value: 'Ravi' },
        { label: 'Phone', value: '+91 98765 43210' },
      ],
      requests: 'Ground floor',
    });
  });

  test('say that no money moved if all payments were tests', () => {
    const testPayment = payment(1, { mode: 'test' });
    const open = payment(1, { status: 'open' });
    const isTest = (...payments: Booking['payments']) => tripWith({ payments }).isTestPayment;
    expect([isTest(testPayment), isTest(testPayment, open)]).toEqual([true, true]);
    expect([isTest(), isTest(testPayment, payment(1)), isTest({ ...testPayment, status: 'open' })]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('show of each place the line that was cancelled last, unless another stands there', () => {
    const ended = (id: number, position: number) => bookingLine({ id, position, state: 'cancelled', endedIn: id });
    const lines = [bookingLine()];
    const replaced = bookingLine({ id: 7, position: 3, state: 'replaced', endedIn: 2 });
    const allLines = [...lines, ended(2, 0), ended(3, 1), ended(4, 1), replaced];
    expect(tripWith({ lines, allLines }).cancelledLines.map(({ lineId }) => lineId)).toEqual([4]);
  });
});

describe('a line on paper', () => {
  test('has its names, place, dates and terms', () => {
    const cancellation = { freeUntil: null, schedule: [], text: 'Non-refundable' };
    const line = bookingLine({ position: 2, guestNames: ['Asha', 'Ravi'], cancellation });
    expect(tripLineOf(english, line)).toMatchObject({
      lineId: 1,
      position: 2,
      label: 'Stay',
      name: 'Lake House',
      option: 'Lake Room',
      place: 'Mallital, Nainital',
      meetingPoint: '',
      startDay: firstDay,
      lastDay: '2026-12-13',
      days: 'Sat, 12 Dec 2026 – Sun, 13 Dec 2026, 1 night',
      nights: true,
      wholeDays: true,
      starts: instantAt(firstDay, '00:00'),
      ends: instantAt(dayOf('2026-12-13'), '00:00'),
      names: 'Asha, Ravi',
      terms: 'Non-refundable',
      plan: [],
    });
    expect(tripLineOf(english, raft).option).toBe('');
  });

  test('of a car shows its days, how many there are and where it is handed over', () => {
    const car = bookingLine({
      type: 'car-rental',
      endDay: dayOf('2026-12-15'),
      units: 2,
      quantity: 2,
      pickup: 'Terminal 3',
      arrivalTime: '18:00',
    });
    expect(facts(car)).toEqual({
      From: 'Sat, 12 Dec 2026',
      To: 'Mon, 14 Dec 2026',
      Cars: '4',
      'Pick-up': 'Terminal 3',
      Arrival: 'about 18:00',
    });
  });

  test('of rooms counts all guests', () => {
    const { facts: all } = tripLineOf(english, bookingLine({ quantity: 3 }));
    expect(all.slice(2)).toEqual([
      { label: 'Rooms', value: '3' },
      { label: 'Guests', value: '6' },
    ]);
  });

  test('ends after its hours, whole or in part; of days or without a time with its last day', () => {
    const end = (own: Partial<BookingLine>) => tripLineOf(english, { ...raft, ...own }).ends;
    expect(end({ duration: '1 Hour' })).toEqual(instantAt(firstDay, '08:00'));
    expect(end({ duration: '2.25 hours' })).toEqual(instantAt(firstDay, '09:15'));
    expect(end({ duration: '12 hours' })).toEqual(instantAt(firstDay, '19:00'));
    const midnight = instantAt(dayOf('2026-12-13'), '00:00');
    for (const duration of ['2 days', 'about 3 hours', '3 hours or more', '.5 hours', 'x hours', null])
      expect(end({ duration }), String(duration)).toEqual(midnight);
    expect(end({ slot: '' })).toEqual(midnight);
  });

  test('finds its place on the map only by both coordinates', () => {
    const query = (line: BookingLine) => new URL(tripLineOf(english, line).map).searchParams.get('query');
    const venue = { latitude: 29.39, longitude: null, from: null, until: null };
    expect(query(bookingLine({ venue }))).toBe('Lake House, Mallital, Nainital');
    expect(query(bookingLine({ venue: { ...venue, latitude: null, longitude: 79.45 } }))).toBe(
      'Lake House, Mallital, Nainital',
    );
    expect(query(bookingLine({ name: 'Lake\ud800' }))).toBe('Lake\ufffd, Mallital, Nainital');
    const town = { ...venue, longitude: 79.45 };
    expect(query(bookingLine({ venue: town }))).toBe('29.39,79.45');
    // the coordinates of a car are only those of its town
    expect(query(bookingLine({ venue: town, pickup: 'Here' }))).toBe('Here');
    expect(tripLineOf(english, bookingLine({ pickup: 'Here' })).map).toBe(
      'https://www.google.com/maps/search/?api=1&query=Here',
    );
  });

  test('of one day shows its meals, if it has some, or its night beside them', () => {
    const day = { day: 1, title: 'A morning', meals: ['breakfast' as const], hotel: null, hotelPlace: null };
    const text = (own: object) =>
      tripLineOf(english, bookingLine({ plan: [{ ...day, ...own }] })).plan.map((one) => one.text);
    expect(text({})).toEqual(['Meals: Breakfast']);
    expect(text({ hotel: 'Tented camp' })).toEqual(['Night: Tented camp. Meals: Breakfast']);
    expect(text({ hotel: 'Tented camp', meals: [] })).toEqual([]);
    const two = [day, { ...day, day: 2 }].map((one) => ({ ...one, meals: [] }));
    expect(tripLineOf(english, bookingLine({ plan: two })).plan.map(({ text }) => text)).toEqual(['', '']);
  });
});

test('a visit begins at its time and meeting point, or else at its place; a stay has no visit', () => {
  expect(visitFactsOf(english, raft)).toEqual([
    { label: 'Time', value: '07:00' },
    { label: 'Meeting point', value: 'Shivpuri beach' },
  ]);
  expect(visitFactsOf(english, { ...raft, slot: '', meetingPoint: null, meetingTime: null })).toEqual([
    { label: 'Place', value: 'Mallital, Nainital' },
  ]);
  expect(visitFactsOf(english, bookingLine())).toEqual([]);
});

test('a voucher certifies one line of one booking', () => {
  expect(voucherFactsOf(booking(), bookingLine())).toMatchObject({
    bookingId: 'BOOK_1795000000000_ABCDEF',
    lineId: 1,
    name: 'Lake House',
    startDay: firstDay,
    lastDay: '2026-12-13',
  });
});
