import { expect, test } from 'vitest';
import { z } from 'zod';
import { inRupees } from '../../../platform/rupees.ts';
import { guestChanges } from '../guest-bodies.ts';
import { lineChanges } from '../line-changes.ts';
import { orderBody } from '../order.ts';
import * as bookings from './booking-schemas.ts';
import * as documents from './document-answers.ts';
import * as erasure from './erasure-answers.ts';
import * as guests from './guest-answers.ts';
import * as messages from './message-answers.ts';
import * as payments from './payment-schemas.ts';
import * as quotes from './quote-schemas.ts';

const day = '2026-12-12';
const at = '2026-11-20T04:30:00.000Z';
const totals = { subtotal: 4_000.5, tax: 720, total: 4_720.5 };
const fees = [{ name: 'Cleaning fee', amount: 500.5 }];
const taxes = [{ name: 'GST', percent: 18, taxable: 4_000.5, amount: 720 }];
const sold = {
  name: 'Lake House',
  type: 'stay',
  slug: 'lake-house',
  image: '/lake.webp',
  location: 'Nainital',
  selectedDate: day,
  checkOut: '2026-12-13',
  roomType: 'Lake Room',
  rooms: 1,
  guests: 2,
  selectedTime: '07:00',
  selectedLanguage: 'Hindi',
  duration: '3 hours',
  venue: { latitude: 29.39, longitude: 79.45, from: '13:00', until: '11:00' },
  nightsIncluded: [1],
  dayTitles: [{ day: 1, title: 'Amber Fort' }],
  tickets: [{ name: 'Adult', count: 2, price: 650.5 }],
  quantity: 1,
  price: 4_000.5,
  totalPrice: 4_000.5,
  tax: 720,
  cancellation: { policy: 'strict', freeUntil: at, text: 'Free', schedule: [{ until: at, percent: 100 }] },
};
const item = { ...sold, lineId: 1, label: 'stay', pickupLocation: 'Terminal 3', cost: 3_500 };
const quote = {
  lines: [
    {
      ...sold,
      cartId: 'line-1',
      id: 'lakehouse',
      nights: 1,
      nightly: [{ day, price: 4_000.5 }],
      fees,
      payable: 4_720.5,
      asksNames: true,
      available: true,
      unitsLeft: 5,
      problem: 'Sold out',
    },
  ],
  cost: 3_500,
  fees,
  taxes,
  totals: { ...totals, itemCount: 1 },
  terms: '24:100',
  available: true,
  holdUntil: at,
  whyNotLater: 'Too many',
};
const booking = {
  id: 1,
  documentId: 'booking',
  bookingId: 'BOOK_1',
  version: 1,
  bookingDate: at,
  bookingStatus: 'pending',
  cancelledBecause: 'unpaid',
  paymentMethod: 'upi',
  paidBy: ['upi', 'cash'],
  ...totals,
  fees,
  taxes,
  payBy: at,
  keepUntil: at,
  paymentLink: '/payment/BOOK_1',
  paymentState: 'part',
  paymentMode: 'live',
  partPaid: 1_000.5,
  toPay: 3_720,
  proposal: { ...totals, fees, taxes, bookingItems: [item] },
  refundNow: 1_000.5,
  bookingItems: [item],
  cancelledItems: [
    {
      lineId: 2,
      name: 'Lake House',
      type: 'stay',
      label: 'activity',
      roomType: 'Lake Room',
      selectedDate: day,
      checkOut: day,
      paid: true,
      refunded: 100.5,
      retained: 50,
    },
  ],
};
const { paymentLink: _, ...exported } = booking;
const entry = {
  id: 'message-1',
  kind: 'message',
  from: 'traveller',
  subject: 'Booking confirmed',
  text: 'Hello',
  attachments: [{ name: 'visa.pdf', type: 'application/pdf', size: 9, url: '/file' }],
  at,
  read: true,
  sentAt: at,
};
const guestLine = {
  line: 1,
  name: 'Lake House',
  type: 'stay',
  days: 'Sat, 12 Dec 2026',
  asksArrival: true,
  asksNames: 2,
  arrivalTime: '18:00',
  names: ['Asha'],
  editableUntil: at,
};
const guestData = {
  bookingId: 'BOOK_1',
  version: 1,
  bookedBy: 'Asha Verma',
  leadTraveller: 'Ravi',
  phone: '1234567',
  requests: 'Ground floor',
  company: 'Verma & Sons',
  companyAddress: '4 Mall Road',
  state: 'Goa',
  gstin: '27AAPFU0939F1ZV',
  asksAddress: true,
  editableUntil: at,
  lines: [guestLine],
};
const started = { reference: 'pay_1', amount: 4_720.5, gateway: 'razorpay', mode: 'test', method: 'card' };
const invoice = { number: 'IN/1', kind: 'Invoice', issuedAt: at, total: 4_720.5 };
const again = {
  id: 'lakehouse',
  type: 'stay',
  name: 'Lake House',
  slug: 'lake-house',
  image: '/lake.webp',
  location: 'Nainital',
  selectedDate: day,
  selectedTime: '07:00',
  quantity: 1,
  price: 4_000.5,
  totalPrice: 4_000.5,
  checkOut: day,
  roomType: 'Lake Room',
  rooms: 1,
  guests: 2,
  nights: 1,
  ticketTypes: { adult: 2 },
  selectedLanguage: 'Hindi',
  duration: '3 hours',
  pickupLocation: 'Terminal 3',
};

const answers: readonly (readonly [name: string, schema: z.ZodType, ...json: unknown[]])[] = [
  ['a quote', quotes.quoteAnswer, quote],
  ['a booking', bookings.bookingAnswer, { data: booking }],
  ['bookings', bookings.bookingsAnswer, { data: [booking], meta: { unread: 1 } }],
  [
    'a sale',
    bookings.bookingSentAnswer,
    {
      success: true,
      message: 'Booked',
      bookingId: 'BOOK_1',
      paymentLink: '/payment/BOOK_1',
      holdUntil: at,
      keepUntil: at,
      confirmed: true,
      chosen: [{ item: 0, name: 'Lake House', field: 'roomType', value: 'Lake Room' }],
    },
  ],
  ['a past cart', bookings.bookAgainAnswer, { items: [again], gone: [{ name: 'Fort', problem: 'Sold out' }] }],
  [
    'the history',
    bookings.changesAnswer,
    { data: [{ version: 1, kind: 'sale', at, by: 'traveller', why: 'x', lines: [1], total: 4_720.5, money: -1.5 }] },
  ],
  [
    'a preview',
    bookings.changePreviewAnswer,
    ...(['replaced', 'cancelled'] as const).map((to) => ({
      quote,
      ends: [{ line: 1, name: 'Lake House', to, price: 4_720.5, givenBack: 1.5, kept: 4_719 }],
      before: totals,
      after: totals,
      toPay: 1.5,
      payBy: at,
      toReceive: 0,
      replacesHeld: true,
      soldOut: [day],
      token: 'x',
    })),
  ],
  [
    'documents',
    documents.documentsWire,
    {
      bookingId: 'BOOK_1',
      vouchers: [
        { lineId: 1, name: 'Lake House', place: 'x', days: 'x', bought: 'x', url: '/x', check: '/x', qr: '<svg/>' },
      ],
      invoices: [{ ...invoice, url: '/x' }],
      itinerary: '/x',
      calendar: '/x',
    },
  ],
  ['guest details', guests.guestDetailsAnswer, { data: guestData }],
  [
    'a message',
    messages.messageAnswer,
    { data: entry },
    {
      data: {
        ...entry,
        kind: 'letter',
        from: 'operator',
        attachments: [{ name: 'a.jpg', type: 'image/jpeg', size: 9, url: '/file' }],
      },
    },
  ],
  ['a conversation', messages.conversationAnswer, { data: [entry], meta: { unread: 1 } }],
  [
    'conversations',
    messages.conversationsAnswer,
    { data: [{ bookingId: 'BOOK_1', bookedAt: at, names: 'x', unread: 1 }], meta: { unread: 1 } },
  ],
  [
    'unanswered messages',
    messages.unansweredAnswer,
    { data: [{ bookingId: 'BOOK_1', name: 'Asha', since: at, messages: 1, text: 'x' }], meta: { next: 1 } },
  ],
  [
    'the payment page',
    payments.paymentPageAnswer,
    {
      booking,
      bookedFor: { name: 'Asha', phone: '1234567', notes: 'x' },
      fromEmail: true,
      gateway: { name: 'test', testMode: true },
      methods: ['upi', 'card', 'netbanking', 'wallet'],
      upi: { link: 'upi://pay', qr: '<svg/>', real: true },
      transfer: { reference: '632145879012' },
      receipts: [{ number: 'pay_1', amount: 4_720.5, forChange: true, changed: ['x'] }],
      hasAccount: true,
    },
  ],
  [
    'a payment that begins',
    payments.paymentStartedAnswer,
    { ...started, checkout: { kind: 'redirect', url: '/x' } },
    { ...started, checkout: { kind: 'form', action: '/x', fields: { key: 'x' } } },
    { ...started, checkout: { kind: 'intent', link: 'upi://pay', qr: '<svg/>' } },
  ],
  ['a message of a gateway', payments.eventTakenAnswer, { received: true }],
  [
    'a test payment',
    payments.paymentTakenAnswer,
    ...['open', 'captured', 'failed', 'held', 'refund_due', 'refunded'].map((status) => ({ status, mode: 'live' })),
  ],
  [
    'everything that is stored',
    erasure.bookingExport,
    {
      booking: exported,
      email: 'asha@example.in',
      guests: guestData,
      payments: [
        {
          reference: 'pay_1',
          gateway: 'razorpay',
          method: 'upi',
          amount: 4_720.5,
          status: 'captured',
          openedAt: at,
          refunds: [{ amount: 1.5, state: 'done' }],
        },
      ],
      invoices: [{ ...invoice, buyer: { name: 'Asha' } }],
      checkIns: [
        { item: 'Lake House', at: '2026-11-20T08:30:00.000Z', shown: { document: 'passport', ending: '4A7Z' } },
      ],
      foreignGuests: [{ item: 'Lake House', at, answers: { name: 'x' } }],
      history: [{ kind: 'sale', by: 'traveller', at, why: 'x' }],
      messages: [{ from: 'traveller', text: 'x', at, files: [{ name: 'x', url: '/x' }] }],
      notes: [{ text: 'x', at }],
    },
  ],
  ['what keeps a booking', erasure.blockedErasure, { bookingId: 'BOOK_1', names: 'x', because: 'money' }],
];

test.each(answers.map(([name, schema, ...all]) => ({ name, schema, all })))(
  '$name has each of its fields, amounts in rupees outside and in paise inside',
  ({ schema, all }) => {
    for (const json of all) {
      const inside = schema.parse(json);
      expect(inside).not.toEqual({});
      expect(inRupees(schema)(inside)).toEqual(json);
    }
  },
);

test('a booking is in one of its statuses', () => {
  const statuses = ['pending', 'confirmed', 'cancelled', 'completed'];
  const read = (bookingStatus: string) => bookings.booking.safeParse({ ...booking, bookingStatus }).success;
  expect([...statuses, ''].map(read)).toEqual([true, true, true, true, false]);
});

test('a booking is opened by its id, of sixty characters at most, and a key of a hundred', () => {
  const opens = (length: number) => bookings.bookingParams.safeParse({ bookingId: 'x'.repeat(length) }).success;
  const accepts = (key: string | undefined) => bookings.bookingKey.safeParse(key).success;
  expect([opens(60), opens(61)]).toEqual([true, false]);
  expect([accepts(undefined), accepts('x'.repeat(100)), accepts('x'.repeat(101))]).toEqual([true, true, false]);
});

const documented = [
  ...answers.map(([name, schema]) => ({ name, schema })),
  { name: 'the key', schema: bookings.bookingKey },
  { name: 'an order', schema: orderBody },
  { name: 'a change', schema: lineChanges },
  { name: 'a change of guests', schema: guestChanges },
];
test.each(documented)('the API documentation has words for $name', ({ schema }) => {
  const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  expect(text).not.toMatch(/"description":"(?:"|[^"]*: ")/);
});

test('the API documentation knows a day as a date', () => {
  expect(z.toJSONSchema(quotes.day, { unrepresentable: 'any' })).toMatchObject({ type: 'string', format: 'date' });
});
