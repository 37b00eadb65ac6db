import { english } from '../messages/translate.ts';
import type { Booking, BookingLine } from '../service/booking/model/booking.ts';
import { noGuestDetails, noLineGuests } from '../service/booking/model/guest-details.ts';
import type { Payment } from '../service/booking/model/payment.ts';
import { makeQuote, type Quote } from '../service/booking/model/quote.ts';
import { kindOf } from '../service/catalog/kinds.ts';
import type { Offer, SelectedLine } from '../service/catalog/product.ts';
import { scheduleOf } from '../service/catalog/refund-terms.ts';
import type { TaxRule } from '../service/catalog/tax.ts';
import { addDays, dayOf, endOf } from '../service/core/day.ts';
import { fromRupees, paiseOf, zero } from '../service/core/money.ts';
import type { Stock } from '../service/stock/stock.ts';

/** 20 November 2026, 10:00 in India, as in `startHarness`. */
export const now = new Date('2026-11-20T10:00:00+05:30');
export const firstDay = dayOf('2026-12-12');

/** A tax rule: 18% on everything by default. */
export function taxRule(overrides: Partial<TaxRule> = {}): TaxRule {
  return { name: 'GST', supply: '*', from: 0, to: null, since: dayOf('2020-01-01'), percent: 18, ...overrides };
}

/** A selected line: by default one night for two in a room. */
export function selectedLine(overrides: Partial<SelectedLine> = {}): SelectedLine {
  return {
    productKey: 'lake-house',
    type: 'stay',
    name: 'Lake House',
    quantity: 1,
    startDay: firstDay,
    units: 1,
    guests: 2,
    ...overrides,
  };
}

/** An offer: by default one of five rooms for one night at ₹4,000, without fees. */
export function offer(overrides: Partial<Offer> = {}): Offer {
  return {
    type: 'stay',
    label: 'stay',
    productId: 1,
    documentId: 'lakehouse',
    slug: 'lake-house',
    name: 'Lake House',
    optionName: 'Lake Room',
    location: 'Mallital, Nainital',
    imageUrl: '',
    sellableId: 7,
    capacity: 5,
    days: [firstDay],
    startDay: firstDay,
    endDay: addDays(firstDay, 1),
    slot: '',
    saleEnds: endOf(firstDay),
    units: 1,
    guests: 2,
    dayPrice: fromRupees(4_000),
    parts: [{ name: 'Room', count: 1, price: null }],
    language: null,
    duration: null,
    fees: [],
    cancellation: { freeUntil: null, schedule: [], text: '' },
    chosenForThem: [],
    venue: null,
    meetingPoint: null,
    meetingTime: null,
    plan: [],
    asksNames: false,
    supply: kindOf(overrides.type ?? 'stay').supplies[0],
    ...overrides,
  };
}

/** Stock of a day: by default five units at the product's own price, none taken. */
export function stock(overrides: Partial<Stock> = {}): Stock {
  return { capacity: 5, taken: 0, price: null, closed: false, ...overrides };
}

/** Quotes a cart of these offers, one of each unless `quantity` is set. */
export function quoteOf(
  sold: readonly (Partial<Offer> & { quantity?: number })[],
  { rows = new Map<string, Stock>(), rules = [taxRule()], at = now } = {},
): Quote {
  return makeQuote(
    english,
    sold.map(({ quantity = 1 }) => selectedLine({ quantity })),
    sold.map(({ quantity: _, ...overrides }) => ({ offer: offer(overrides) })),
    rows,
    rules,
    at,
  );
}

/** A booking line: by default a room for one night at ₹4,000 and ₹720 tax, non-refundable. */
export function bookingLine(
  overrides: Partial<BookingLine> = {},
  terms: { freeUntil: string | null } = { freeUntil: null },
) {
  const line: BookingLine = {
    id: 1,
    position: 0,
    state: 'live',
    endedIn: null,
    retained: zero,
    type: 'stay',
    productId: 1,
    sellableId: 7,
    name: 'Lake House',
    optionName: 'Lake Room',
    location: 'Mallital, Nainital',
    imageUrl: '',
    startDay: firstDay,
    endDay: addDays(firstDay, 1),
    slot: '',
    units: 1,
    quantity: 1,
    guests: 2,
    unit: fromRupees(4_000),
    subtotal: fromRupees(4_000),
    tax: fromRupees(720),
    ...noLineGuests,
    label: overrides.type ?? 'stay',
    supply: kindOf(overrides.type ?? 'stay').supplies[0],
    nightly: [{ day: firstDay, price: fromRupees(4_000) }],
    fees: [],
    cancellation: { ...terms, schedule: scheduleOf(terms.freeUntil), text: '' },
    slug: 'lake-house',
    documentId: 'lakehouse',
    parts: [{ name: 'Room', count: 1, price: null }],
    language: null,
    duration: null,
    venue: null,
    pickup: null,
    meetingPoint: null,
    meetingTime: null,
    chosenForThem: [],
    asksNames: false,
    plan: [],
    ...overrides,
  };
  return line;
}

/** A payment of that many rupees: captured and real by default. */
export function payment(rupees: number, overrides: Partial<Payment> = {}): Payment {
  const reference = `pay_${rupees}`;
  return {
    session: null,
    sessionEndsAt: null,
    sessionBack: null,
    id: 1,
    reference,
    gateway: 'razorpay',
    mode: 'live',
    method: 'upi',
    amount: fromRupees(rupees),
    paidAs: reference,
    status: 'captured',
    openedAt: now,
    settledAt: now,
    refunds: [],
    ...overrides,
  };
}

/** An unpaid booking of an account; its totals follow from its lines by default. */
export function booking(overrides: Partial<Booking> = {}): Booking {
  const { lines = [bookingLine()] } = overrides;
  const subtotal = paiseOf(lines.reduce((all, line) => all + line.subtotal, 0));
  const tax = paiseOf(lines.reduce((all, line) => all + line.tax, 0));
  return {
    id: 1,
    documentId: 'booking',
    bookingId: 'BOOK_1795000000000_ABCDEF',
    userId: 1,
    customerName: 'Asha Verma',
    email: 'asha@example.in',
    forgottenAt: null,
    cancelledBecause: null,
    guestDetails: noGuestDetails,
    status: 'pending',
    paymentMethod: 'upi',
    language: 'en',
    subtotal,
    tax,
    total: paiseOf(subtotal + tax),
    taxRules: [taxRule()],
    holdUntil: new Date(now.getTime() + 24 * 3_600_000),
    paysNow: false,
    extendedHoldUntil: null,
    addressConfirmedAt: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
    paidIn: null,
    pendingChange: null,
    lines,
    allLines: lines,
    payments: [],
    ...overrides,
  };
}
