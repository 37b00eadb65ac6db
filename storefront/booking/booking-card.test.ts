import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BookingView } from '../../service/booking/model/wire/wire.ts';
import { dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { BookingCard } from './booking-card.tsx';
import ManageDialog from './manage-dialog.tsx';

// only the build creates the icon sprite
vi.mock('../ui/icon.tsx', () => ({ Icon: () => null }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+05:30') });
});
afterEach(() => {
  vi.useRealTimers();
});

const item: BookingView['bookingItems'][number] = {
  lineId: 1,
  name: 'Pine Lodge',
  type: 'stay',
  label: 'stay',
  slug: 'pine-lodge',
  selectedTime: null,
  selectedLanguage: null,
  duration: null,
  venue: null,
  tickets: [],
  pickupLocation: null,
  image: '',
  location: 'Mussoorie, Uttarakhand',
  selectedDate: dayOf('2027-03-12'),
  checkOut: dayOf('2027-03-14'),
  roomType: 'Deluxe',
  rooms: 1,
  guests: 2,
  quantity: 1,
  price: fromRupees(100),
  totalPrice: fromRupees(100),
  cost: fromRupees(100),
  tax: fromRupees(0),
  cancellation: { freeUntil: null, schedule: [], text: '' },
};
const confirmed: BookingView = {
  id: 1,
  documentId: 'd1',
  bookingId: 'BOOK_1',
  bookingDate: '2027-01-01T10:00:00Z',
  bookingStatus: 'confirmed',
  cancelledBecause: null,
  paymentMethod: 'upi',
  paidBy: [],
  subtotal: fromRupees(100),
  tax: fromRupees(0),
  total: fromRupees(100),
  fees: [],
  taxes: [],
  version: 1,
  payBy: null,
  keepUntil: null,
  paymentLink: null,
  paymentState: 'paid',
  paymentMode: 'live',
  partPaid: fromRupees(0),
  toPay: fromRupees(0),
  proposal: null,
  refundNow: fromRupees(100),
  cancelledItems: [],
  bookingItems: [item, { ...item, lineId: 2, roomType: 'Suite', selectedDate: dayOf('2026-11-19') }],
};
const actions = { onChange: () => undefined, onClose: () => undefined };

/** The names of the buttons of a component, for the booking with these differences. */
function buttonsOf(component: typeof BookingCard | typeof ManageDialog, own: Partial<BookingView> = {}): string[] {
  const element = createElement(component, { booking: { ...confirmed, ...own }, ...actions });
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, element));
  return [...html.matchAll(/<button.*?<\/button>/gs)].map(([button]) => button.replaceAll(/<[^>]*>/g, ''));
}

test('a booking that was not paid in time is booked again from its card, also if it has a refund', () => {
  const unpaid = { bookingStatus: 'cancelled', cancelledBecause: 'unpaid' } as const;
  for (const paymentState of ['none', 'refund_due', 'refunded'] as const)
    expect(buttonsOf(BookingCard, { ...unpaid, paymentState })).toContain('Book again BOOK_1');
  expect(buttonsOf(BookingCard)).toEqual(['Manage Booking', 'View Details']);
});

test('Manage Booking offers to change or cancel each item that has not begun, and to cancel all', () => {
  expect(buttonsOf(ManageDialog)).toEqual([
    'Close',
    'Change Pine Lodge, Deluxe',
    'Cancel item: Pine Lodge, Deluxe',
    'Keep booking',
    'Cancel booking',
  ]);
});
