import { describe, expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import type { BookingStatus } from '../../service/booking/model/booking-status.ts';
import type { BookingView } from '../../service/booking/model/wire/wire.ts';
import { dayOf } from '../../service/core/day.ts';
import { fromRupees, zero } from '../../service/core/money.ts';
import {
  bookingsPath,
  bookingTab,
  bookingTabs,
  emptyText,
  searchBookings,
  sortBookings,
  tabLabel,
} from './booking-tabs.ts';

function booking(
  id: number,
  bookingStatus: BookingStatus,
  rupees: number,
  name: string,
  day = '2027-03-12',
): BookingView {
  const total = fromRupees(rupees);
  return {
    id,
    documentId: `d${id}`,
    bookingId: `BOOK_${id}`,
    bookingDate: `2027-01-0${id}T10:00:00Z`,
    bookingStatus,
    cancelledBecause: null,
    paymentMethod: 'upi',
    paidBy: [],
    subtotal: total,
    tax: fromRupees(0),
    total,
    fees: [],
    taxes: [],
    version: 1,
    payBy: bookingStatus === 'pending' ? `2027-01-0${9 - id}T10:00:00Z` : null,
    keepUntil: null,
    paymentLink: null,
    paymentState: 'none',
    paymentMode: null,
    partPaid: fromRupees(0),
    toPay: bookingStatus === 'pending' ? total : zero,
    proposal: null,
    refundNow: fromRupees(0),
    cancelledItems: [],
    bookingItems: [
      {
        lineId: id,
        name,
        type: 'stay',
        label: 'stay',
        slug: 'lake-house',
        selectedTime: null,
        selectedLanguage: null,
        duration: null,
        venue: null,
        tickets: [],
        pickupLocation: null,
        image: '',
        location: 'Mussoorie, Uttarakhand',
        selectedDate: dayOf(day),
        checkOut: dayOf('2027-04-01'),
        roomType: 'Deluxe',
        rooms: 1,
        guests: 2,
        quantity: 1,
        price: total,
        totalPrice: total,
        cost: total,
        tax: fromRupees(0),
        cancellation: { freeUntil: null, schedule: [], text: '' },
      },
    ],
  };
}

const all = [
  booking(1, 'completed', 300, 'Pine Lodge'),
  booking(2, 'confirmed', 100, 'Oak House', '2027-03-20'),
  booking(3, 'pending', 200, 'Sea View'),
  booking(4, 'confirmed', 400, 'Lake Palace', '2027-03-14'),
  booking(5, 'pending', 50, 'River Camp'),
];
const ids = (bookings: BookingView[]) => bookings.map(({ id }) => id);

describe('a tab of the dashboard', () => {
  test('is in the order of BOOK-12', () => {
    const specified = 'ALL, STAYS, ATTRACTIONS, TOUR PACKAGES, CAR RENTALS, ACTIVITIES, CANCELLED, COMPLETED';
    expect(bookingTabs.map((tab) => tabLabel(english, tab)).join(', ')).toBe(specified);
  });
  test.each([
    ['ALL', '/api/bookings'],
    ['STAYS', '/api/bookings?type=STAYS'],
    ['TOUR_PACKAGES', '/api/bookings?type=TOUR_PACKAGES'],
    ['CANCELLED', '/api/bookings?status=CANCELLED'],
    ['nonsense', '/api/bookings'],
    [null, '/api/bookings'],
  ])('%s requests %s', (id, path) => {
    expect(bookingsPath(bookingTab(id))).toBe(path);
  });
  test('names what is missing in lower case', () => {
    expect(emptyText(english, bookingTab('ALL'))).toBe("You haven't made any bookings yet.");
    expect(emptyText(english, bookingTab('TOUR_PACKAGES'))).toBe('No tour packages bookings found.');
  });
});

describe('the loaded bookings', () => {
  test('are found by any of their words, in any case', () => {
    expect(ids(searchBookings(all, ' oak  DELUXE '))).toEqual([2]);
    expect(ids(searchBookings(all, 'book_4'))).toEqual([4]);
    expect(ids(searchBookings(all, 'nowhere'))).toEqual([]);
    expect(searchBookings(all, ' ')).toEqual(all);
  });
  test('by relevance: payment due first, then upcoming, then past', () => {
    expect(ids(sortBookings(all, 'Relevance'))).toEqual([5, 3, 4, 2, 1]);
  });
  test('by date: newest first', () => {
    expect(ids(sortBookings(all, 'Date'))).toEqual([5, 4, 3, 2, 1]);
  });
  test('by price: highest first', () => {
    expect(ids(sortBookings(all, 'Price'))).toEqual([4, 1, 3, 2, 5]);
  });
});
