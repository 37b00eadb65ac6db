import { bookingTexts } from '../../messages/en/booking.ts';
import { bookingTabsTexts } from '../../messages/en/booking-tabs.ts';
import type { Translate } from '../../messages/translate.ts';
import type { BookingView } from '../../service/booking/model/wire/wire.ts';
import { kindOf, productTypes } from '../../service/catalog/kinds.ts';

/** A filter of the dashboard. `by`: the parameter that carries the tab's id to the server; ALL sends none. */
export interface BookingTab {
  readonly id: string;
  readonly by: 'type' | 'status' | null;
}

const all: BookingTab = { id: 'ALL', by: null };

/** 'car-rentals': CAR_RENTALS */
const idOf = (path: string) => path.replaceAll('-', '_').toUpperCase();

/** The dashboard's filters, in order (BOOK-12). */
export const bookingTabs: readonly BookingTab[] = [
  all,
  ...productTypes.map((type): BookingTab => ({ id: idOf(kindOf(type).path), by: 'type' })),
  { id: 'ACTIVITIES', by: 'type' },
  { id: 'CANCELLED', by: 'status' },
  { id: 'COMPLETED', by: 'status' },
];

const isNamed = (id: string): id is keyof typeof bookingTabsTexts => Object.hasOwn(bookingTabsTexts, id);

/** 'CAR RENTALS'; a type of product without a text of its own is shown by its id. */
export function tabLabel(t: Translate, { id }: BookingTab): string {
  return isNamed(id) ? t(bookingTabsTexts[id]) : id.replaceAll('_', ' ');
}

export function bookingTab(id: string | null): BookingTab {
  return bookingTabs.find((tab) => tab.id === id) ?? all;
}

export function bookingsPath(tab: BookingTab): string {
  return tab.by ? `/api/bookings?${tab.by}=${tab.id}` : '/api/bookings';
}

export function emptyText(t: Translate, tab: BookingTab): string {
  return tab.by ? t(bookingTexts.noneOf, { bookings: tabLabel(t, tab).toLowerCase() }) : t(bookingTexts.noneYet);
}

export const bookingSorts = ['Relevance', 'Date', 'Price'] as const;
export type BookingSort = (typeof bookingSorts)[number];

/** Bookings that contain every word of `search` in their id, status or items. */
export function searchBookings(bookings: readonly BookingView[], search: string): BookingView[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return bookings.filter((booking) => {
    const items = booking.bookingItems.flatMap((item) => [
      item.name,
      item.location,
      item.roomType ?? '',
      item.roomName ?? '',
      item.selectedDate,
    ]);
    const text = [booking.bookingId, booking.bookingStatus, ...items].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function firstDay(booking: BookingView): string {
  return booking.bookingItems.map((item) => item.selectedDate).sort()[0] ?? '';
}

/** Unpaid bookings come first, then upcoming ones, then the rest. */
const urgency: Readonly<Record<BookingView['bookingStatus'], number>> = {
  pending: 0,
  confirmed: 1,
  completed: 2,
  cancelled: 3,
};

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const orders: Readonly<Record<BookingSort, (a: BookingView, b: BookingView) => number>> = {
  Relevance: (a, b) => {
    const first = urgency[a.bookingStatus] - urgency[b.bookingStatus];
    if (first !== 0) return first;
    if (a.bookingStatus === 'pending') return byText(a.payBy ?? '', b.payBy ?? '');
    if (a.bookingStatus === 'confirmed') return byText(firstDay(a), firstDay(b));
    return byText(b.bookingDate, a.bookingDate);
  },
  Date: (a, b) => byText(b.bookingDate, a.bookingDate),
  Price: (a, b) => b.total - a.total,
};

/** Date: newest booking first. Price: highest first. */
export function sortBookings(bookings: readonly BookingView[], sort: BookingSort): BookingView[] {
  return bookings.toSorted(orders[sort]);
}
