import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import type { BookingItemView, BookingView } from '../../service/booking/model/wire/wire.ts';
import { dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import {
  changeableBookings,
  changedItem,
  changeProblems,
  currentChoice,
  requestedChange,
  withTimeOf,
} from './change-choice.ts';

const stay: BookingItemView = {
  lineId: 7,
  name: 'Lake House',
  type: 'stay',
  label: 'stay',
  slug: 'lake-house',
  image: '',
  location: 'Nainital',
  selectedDate: dayOf('2026-12-10'),
  checkOut: dayOf('2026-12-12'),
  roomType: 'Suite',
  rooms: 1,
  guests: 2,
  selectedTime: null,
  selectedLanguage: null,
  duration: null,
  tickets: [],
  pickupLocation: null,
  quantity: 1,
  venue: null,

  price: fromRupees(9000),
  totalPrice: fromRupees(9000),
  cost: fromRupees(9000),
  tax: fromRupees(1620),
  cancellation: { freeUntil: null, text: '', schedule: [] },
};
const tour: BookingItemView = {
  ...stay,
  lineId: 8,
  type: 'tour-package',
  label: 'tour-package',
  roomType: null,
  selectedTime: '06:00',
  checkOut: dayOf('2026-12-11'),
  selectedLanguage: 'English',
  tickets: [{ name: 'Adult', count: 2, price: fromRupees(3000) }],
};
const car: BookingItemView = { ...stay, lineId: 9, type: 'car-rental', roomType: null, pickupLocation: 'Terminal 3' };

test('only differing values are sent', () => {
  const choice = currentChoice(stay);
  expect(requestedChange(stay, choice)).toBeNull();
  expect(changeProblems(english, stay, choice).nothing).toBeTruthy();
  const moved = { ...choice, to: dayOf('2026-12-13'), guests: 3 };
  expect(requestedChange(stay, moved)).toEqual({
    line: 7,
    selectedDate: '2026-12-10',
    checkOut: '2026-12-13',
    guests: 3,
  });
  expect(changeProblems(english, stay, moved)).toEqual({});
  expect(changedItem(stay, moved)).toMatchObject({ checkOut: '2026-12-13', guests: 3, roomType: 'Suite' });
});

test('tickets by age are sent completely, and at least one is required', () => {
  const choice = currentChoice(tour);
  const other = { ...choice, tickets: { ...choice.tickets, child: 1 }, selectedTime: '06:00' };
  expect(requestedChange(tour, other)).toEqual({ line: 8, ticketTypes: { adult: 2, child: 1 } });
  expect(
    changeProblems(english, tour, { ...choice, tickets: { adult: 0, child: 0, senior: 0, infant: 0 } }).tickets,
  ).toBeTruthy();
});

test('a line on one day moves with all its days', () => {
  const moved = { ...currentChoice(tour), from: dayOf('2026-12-20') };
  expect(requestedChange(tour, moved)).toEqual({ line: 8, selectedDate: '2026-12-20' });
  expect(changedItem(tour, moved)).toMatchObject({ selectedDate: '2026-12-20', checkOut: '2026-12-21' });
});

test('a car needs a pick-up place, on both of its days', () => {
  const choice = currentChoice(car);
  expect(changeProblems(english, car, { ...choice, pickup: ' ', to: null })).toMatchObject({ pickup: /./, to: /./ });
  expect(requestedChange(car, { ...choice, pickup: ' Platform 1 ' })).toEqual({
    line: 9,
    pickupLocation: 'Platform 1',
  });
});

test('a booking can be changed while one of its lines has not begun', () => {
  const booking = (bookingId: string, bookingStatus: BookingView['bookingStatus'], ...items: BookingItemView[]) => ({
    id: 1,
    documentId: '',
    bookingId,
    version: 1,
    bookingDate: '',
    bookingStatus,
    cancelledBecause: null,

    paymentMethod: 'upi' as const,
    paidBy: [],
    subtotal: fromRupees(0),
    tax: fromRupees(0),
    total: fromRupees(0),
    fees: [],
    taxes: [],
    payBy: null,
    keepUntil: null,
    paymentLink: null,
    partPaid: fromRupees(0),
    paymentState: 'none',
    paymentMode: null,
    toPay: fromRupees(0),
    proposal: null,
    refundNow: fromRupees(0),
    bookingItems: items,
    cancelledItems: [],
  });
  const all = [
    booking('late', 'confirmed', { ...stay, selectedDate: dayOf('2026-12-30') }),
    booking('soon', 'pending', tour),
    booking('over', 'completed', stay),
    booking('gone', 'cancelled', stay),
  ];
  const at = (time: string) => changeableBookings(all, Date.parse(time)).map(({ bookingId }) => bookingId);
  expect(at('2026-12-10T05:59:59+05:30')).toEqual(['soon', 'late']);
  expect(at('2026-12-10T06:00:00+05:30')).toEqual(['late']);
  expect(at('2026-12-30T23:59:59+05:30')).toEqual(['late']);
  expect(at('2026-12-31T00:00:00+05:30')).toEqual([]);
});

test('the only time of a day is selected; of several, the traveller selects one', () => {
  const choice = { ...currentChoice(tour), from: dayOf('2026-12-20') };
  expect(withTimeOf(choice, ['06:00', '16:30'])).toEqual(choice);
  expect(requestedChange(tour, withTimeOf(choice, ['16:30']))).toMatchObject({ selectedTime: '16:30' });
  const open = withTimeOf(choice, ['05:30', '16:30']);
  expect(changeProblems(english, tour, open)).toEqual({ time: 'Please select a time' });
  expect(changeProblems(english, tour, { ...open, time: '05:30' })).toEqual({});
  // nothing is known of the day, or nothing is open: the preview says so
  expect([withTimeOf(choice, undefined), withTimeOf(choice, [])]).toEqual([choice, choice]);
  // a visit at any time of the day
  expect(changeProblems(english, { ...tour, selectedTime: null }, { ...choice, time: null })).toEqual({});
});
