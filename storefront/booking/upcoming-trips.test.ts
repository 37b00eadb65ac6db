import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import type { BookingItemView, BookingView } from '../../service/booking/model/wire/wire.ts';
import { dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { happeningText, tripLength, upcomingTrips } from './upcoming-trips.ts';

const stay: BookingItemView = {
  lineId: 1,
  name: 'Haveli',
  type: 'stay',
  label: 'stay',
  slug: 'haveli',
  image: '',
  location: 'Jaipur',
  selectedDate: dayOf('2026-12-10'),
  checkOut: dayOf('2026-12-13'),
  roomType: 'Suite',
  rooms: 1,
  guests: 2,
  selectedTime: null,
  selectedLanguage: null,
  duration: null,
  tickets: [],
  pickupLocation: null,
  quantity: 1,

  price: fromRupees(9000),
  totalPrice: fromRupees(9000),
  cost: fromRupees(9000),
  tax: fromRupees(1620),
  cancellation: { freeUntil: null, text: '', schedule: [] },
  venue: { latitude: 26.92, longitude: 75.82, from: '14:00', until: '11:00' },
};
const fort: BookingItemView = {
  ...stay,
  lineId: 2,
  name: 'Red Fort',
  type: 'attraction',
  label: 'attraction',
  selectedTime: '06:30',
  selectedDate: dayOf('2026-12-11'),
  checkOut: dayOf('2026-12-11'),
  venue: { latitude: 28.61, longitude: 77.21, from: null, until: null },
};
const trek: BookingItemView = {
  ...fort,
  lineId: 3,
  name: 'Trek',
  type: 'tour-package',
  label: 'tour-package',
  selectedTime: null,
  selectedDate: dayOf('2026-12-15'),
  checkOut: dayOf('2026-12-16'),
};
const booked = (
  bookingId: string,
  bookingStatus: BookingView['bookingStatus'],
  ...bookingItems: BookingItemView[]
) => ({ bookingId, bookingStatus, bookingItems });
const before = dayOf('2026-12-01');

test('bookings of the same time are one trip, in which they clash; cancelled ones are left out', () => {
  const bookings = [booked('A', 'confirmed', stay, trek), booked('B', 'pending', fort), booked('C', 'cancelled', stay)];
  const [trip, ...others] = upcomingTrips(bookings, before);
  expect(others).toEqual([]);
  expect(
    trip?.days.flatMap(({ happenings }) => happenings.map((happening) => happeningText(english, happening))),
  ).toEqual(['Check-in, from 14:00', 'Visit, 06:30', 'Check-out, until 11:00', 'Tour, day 1 of 2', 'Tour, day 2 of 2']);
  expect(trip?.clashes.map(({ kind, first, second }) => `${kind} ${first.name} ${second.name}`)).toEqual([
    'far Haveli Red Fort',
  ]);
  expect(trip && tripLength(english, trip)).toBe('7\u00a0days');
});

test('a trip is shown until its last day is over', () => {
  const bookings = [booked('A', 'confirmed', stay)];
  expect(upcomingTrips(bookings, dayOf('2026-12-13'))).toHaveLength(1);
  expect(upcomingTrips(bookings, dayOf('2026-12-14'))).toEqual([]);
});
