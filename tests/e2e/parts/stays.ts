import { test } from '@playwright/test';
import { english } from '../../../messages/translate.ts';
import type { BookingSentWire, CartItemWire, QuoteWire } from '../../../service/booking/model/wire/wire.ts';
import { addDays, type Day, formatDay, nightsBetween, today } from '../../../service/core/day.ts';
import { callSite } from './site.ts';
import type { Traveller } from './traveller.ts';

export type StoredCartLine = CartItemWire;

export interface Dates {
  readonly checkIn: Day;
  readonly checkOut: Day;
}

/**
 * Nights so many days from now in India. Every test has dates of its own: they share one stock of rooms. A second
 * attempt has others, on the same days of the week, if it can in the same season: the first took what there was.
 */
export function nightsFrom(daysAhead: number, nights = 2): Dates {
  const others = daysAhead < 170 ? 364 : daysAhead < 264 ? 273 : 28;
  const ahead = daysAhead > 0 && test.info().retry > 0 ? daysAhead + others : daysAhead;
  const checkIn = addDays(today(new Date()), ahead);
  return { checkIn, checkOut: addDays(checkIn, nights) };
}

/** 'Sat, 12 Dec 2026' */
export const inWords = (day: Day): string => formatDay(english, day);

/** ₹1,23,456 */
export const inRupees = (amount: number): string => `₹${amount.toLocaleString('en-IN', { maximumFractionDigits: 0 })}`;

export interface CardPrice {
  readonly total: number;
  readonly tax: number;
  readonly payable: number;
}

/** The specified total, tax and what is paid (MONEY-8): nightly × nights × rooms + 500 + 500, and 18 %. */
export function priceOf(nightly: number, nights: number, rooms = 1): CardPrice {
  const total = nightly * nights * rooms + 1000;
  const tax = Math.round(total * 0.18);
  return { total, tax, payable: total + tax };
}

/** Room types of the sample catalogue for end-to-end tests: open all year, with many rooms. */
export const tapovan = {
  slug: 'hotel-tapovan-steps',
  name: 'Hotel Tapovan Steps',
  location: 'Tapovan, Rishikesh, Uttarakhand',
  hill: { roomType: 'Hill Room', price: 5400 },
  river: { roomType: 'River Bend Room', price: 7200 },
  suite: { roomType: 'Terrace Pool Suite', price: 15_800 },
} as const;

let lines = 0;

/** A room of the hotel as the cart on a device stores it. */
export async function cartLine(
  dates: Dates,
  room: { roomType: string; price: number } = tapovan.hill,
): Promise<StoredCartLine> {
  const path = `/api/stays?filters[slug][$eq]=${tapovan.slug}`;
  const { data } = await callSite<{ data: { documentId: string }[] }>('GET', path);
  const nights = nightsBetween(dates.checkIn, dates.checkOut);
  const { total } = priceOf(room.price, nights);
  lines += 1;
  return {
    cartId: `line-${lines}`,
    id: data[0]?.documentId ?? '',
    type: 'stay',
    name: tapovan.name,
    slug: tapovan.slug,
    image: '/default-stay.svg',
    location: tapovan.location,
    selectedDate: dates.checkIn,
    selectedTime: null,
    checkOut: dates.checkOut,
    roomType: room.roomType,
    rooms: 1,
    guests: 2,
    adults: 2,
    children: 0,
    nights,
    quantity: 1,
    price: total,
    totalPrice: total,
  };
}

/** Books those lines for the traveller, on a page in that language, and returns the answer. */
export async function book(
  caller: Traveller,
  items: readonly StoredCartLine[],
  language = 'en',
): Promise<BookingSentWire> {
  const { totals } = await callSite<QuoteWire>('POST', '/api/quotes', { body: { items } });
  lines += 1;
  const bookingId = `BOOK_${Date.now()}_${(lines + 46_655).toString(36).toUpperCase().padStart(6, 'J').slice(-6)}`;
  const body = {
    to: caller.email,
    bookingId,
    subject: 'Booking Confirmation',
    customerName: caller.name,
    cartItems: items,
    totals,
    paymentMethod: 'UPI',
    paymentLink: '',
    userId: caller.user.id,
  };
  return callSite<BookingSentWire>('POST', '/api/send-booking-email', { body, token: caller.token, language });
}

/** Books a car without an account, for one day that many days from now. */
export async function bookCar(email: string, daysAhead: number): Promise<BookingSentWire> {
  const car = 'kia-carens-mumbai';
  const { checkIn: day } = nightsFrom(daysAhead);
  const item = { id: car, type: 'car-rental', quantity: 1, selectedDate: day, checkOut: day };
  const { totals } = await callSite<QuoteWire>('POST', '/api/quotes', { body: { items: [item] } });
  const body = {
    bookingId: `BOOK_${Date.now()}_${String(daysAhead).padStart(6, 'C')}`,
    car,
    name: 'Leela Menon',
    phone: '+91 98765 43210',
    email,
    pickupDate: day,
    dropDate: day,
    pickupLocation: 'Chhatrapati Shivaji Terminus',
    totals: { total: totals.total },
  };
  return callSite('POST', '/api/car-bookings', { body });
}

/** Pays that booking through the test gateway. */
export async function pay({ bookingId, paymentLink }: BookingSentWire): Promise<void> {
  const key = new URL(paymentLink).searchParams.get('key');
  const started = await callSite<{ reference: string }>('POST', '/api/payments', {
    body: { bookingId, key, method: 'upi' },
  });
  await callSite('POST', `/api/payments/test/${started.reference}`, { body: { outcome: 'paid', key } });
}

/** Number of those rooms left each night, from the calendar API. */
export async function roomsLeft({ checkIn, checkOut }: Dates, roomIndex: number): Promise<number[]> {
  const path = `/stays/${tapovan.slug}/availability?from=${checkIn}&to=${checkOut}`;
  const rooms = await callSite<{ nights: { left: number }[] }[]>('GET', path);
  return (rooms[roomIndex]?.nights ?? []).map(({ left }) => left);
}
