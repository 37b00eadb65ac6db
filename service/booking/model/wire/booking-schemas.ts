import { z } from 'zod';
import { lineLabels } from '../../../catalog/kinds.ts';
import { choices, ticketKinds } from '../../../catalog/product.ts';
import { rupees } from '../../../platform/rupees.ts';
import { paymentMethods, receivedMethods } from '../booking-status.ts';
import { actors, changeKinds } from '../change.ts';
import {
  cancellation,
  day,
  fees,
  instant,
  nightsIncluded,
  productType,
  quoteAnswer,
  taxes,
  tickets,
  venue,
} from './quote-schemas.ts';

/** Path parameters of the calls about one booking. */
export const bookingParams = z.object({ bookingId: z.string().max(60) });

/** The secret that opens a booking made without an account. */
export const bookingKey = z
  .string()
  .max(100)
  .optional()
  .describe('The secret of the link in its email; the owner, signed in, needs none');

export const method = z.enum(paymentMethods);
export const mode = z.enum(['live', 'test']);

/** The items of a past booking, as a cart stores them. */
export const bookAgainAnswer = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      type: productType,
      name: z.string(),
      slug: z.string(),
      image: z.string(),
      location: z.string(),
      selectedDate: day,
      selectedTime: z.string().nullable(),
      quantity: z.int(),
      price: rupees,
      totalPrice: rupees,
      checkOut: day.optional(),
      roomType: z.string().optional(),
      rooms: z.int().optional(),
      guests: z.int().optional(),
      nights: z.int().optional(),
      ticketTypes: z.partialRecord(z.enum(ticketKinds), z.int()).nullable().optional(),
      selectedLanguage: z.string().nullable().optional(),
      duration: z.string().optional(),
      pickupLocation: z.string().optional(),
    }),
  ),
  gone: z.array(z.object({ name: z.string(), problem: z.string() })).describe('What cannot be booked today, and why'),
});

export const bookingSentAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  bookingId: z.string(),
  paymentLink: z.string().describe('Carries a secret: who has it may see and pay the booking'),
  holdUntil: instant.describe(
    '24 hours, without an account 2 hours, for somebody who pays now 15 minutes, or less when the sale ends before',
  ),
  keepUntil: instant
    .nullable()
    .describe('Without an account: until when it is held once the address is confirmed by the link of the email'),
  confirmed: z.boolean().describe('Nothing is to pay: it is confirmed'),
  chosen: z
    .array(z.object({ item: z.int(), name: z.string(), field: z.enum(choices), value: z.string() }))
    .describe('What cart items left open, by their place in the cart: the first that the product has was booked'),
});

const bookingItem = z.object({
  lineId: z.int().describe('What a change of the booking names it by'),
  name: z.string(),
  type: productType,
  label: z.enum(lineLabels).describe('The type, or activity'),
  slug: z.string(),
  image: z.string(),
  location: z.string(),
  selectedDate: day,
  checkOut: day,
  roomType: z.string().nullable(),
  rooms: z.int(),
  guests: z.int(),
  selectedTime: z.string().nullable(),
  selectedLanguage: z.string().nullable(),
  duration: z.string().nullable(),
  venue: venue.nullable(),
  nightsIncluded,
  tickets,
  pickupLocation: z.string().nullable().describe('Where a car is handed over'),
  quantity: z.int(),
  price: rupees,
  totalPrice: rupees,
  cost: rupees.describe('totalPrice without fees'),
  tax: rupees,
  cancellation,
});

const cancelledItem = bookingItem
  .pick({ lineId: true, name: true, type: true, label: true, roomType: true, selectedDate: true, checkOut: true })
  .extend({
    paid: z.boolean().describe('Whether the booking was paid when it was cancelled'),
    refunded: rupees.describe('Refunded or set off against a change, with tax'),
    retained: rupees.describe('Retained under its cancellation policy'),
  });

const totals = z.object({ subtotal: rupees, tax: rupees, total: rupees });
const detailedTotals = { ...totals.shape, fees: fees.describe('Among the subtotal, of all lines'), taxes };

export const booking = z.object({
  id: z.int(),
  documentId: z.string(),
  bookingId: z.string(),
  version: z.int().describe('How many changes there were, the sale among them: other facts, another version'),
  bookingDate: instant,
  bookingStatus: z.enum(['pending', 'confirmed', 'cancelled', 'completed']),
  cancelledBecause: z.string().nullable().describe('unpaid, traveller or operator'),
  paymentMethod: method.describe('As it was chosen at the sale'),
  paidBy: z.array(z.enum(receivedMethods)).readonly().describe('How it was paid, as far as it is: each way once'),
  ...detailedTotals,
  payBy: instant.nullable().describe('While something is to be paid'),
  keepUntil: instant.nullable().describe('Held so long once its address is confirmed by the link of the email'),
  paymentLink: z.string().nullable(),
  paymentState: z.string().describe('none, part, paid, refund_due or refunded'),
  paymentMode: mode.nullable().describe('test: no money moved, so none comes back'),
  partPaid: rupees.describe('What was taken as a part of the price while the rest is to be paid, else 0'),
  toPay: rupees.describe(
    'What is left of the total while it is pending, the difference while a change is held, else 0',
  ),
  proposal: z

    .object({ ...detailedTotals, bookingItems: z.array(bookingItem) })
    .nullable()
    .describe('What it would be once the difference of a held change is paid'),
  refundNow: rupees.describe('Rupees that the terms give back if it is cancelled now'),
  bookingItems: z.array(bookingItem),
  cancelledItems: z.array(cancelledItem).describe('Items that were cancelled while others stayed'),
});

export const bookingAnswer = z.object({ data: booking });
export const bookingsAnswer = z.object({
  data: z.array(booking),
  meta: z.object({ unread: z.int().describe('Messages about any own booking that were not read yet') }),
});

const change = z.object({
  version: z.int().describe('Of the booking from then on'),
  kind: z.enum(changeKinds),
  at: instant,
  by: z.enum(actors),
  why: z.string().nullable(),
  lines: z.array(z.int()).describe('The lineIds of the booking from then on'),
  total: rupees.describe('What they come to'),
  money: rupees.describe('What came in with it; below 0: what is to go back'),
});
export const changesAnswer = z.object({ data: z.array(change) });

export const changePreviewAnswer = z.object({
  quote: quoteAnswer.describe('What is priced anew, as it could be had now'),
  ends: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      to: z.enum(['replaced', 'cancelled']),
      price: rupees,
      givenBack: rupees.describe('Comes back or is set off, by the terms of the line; of an unpaid booking all of it'),
      kept: rupees,
    }),
  ),
  before: totals,
  after: totals.nullable().describe('What the booking comes to then; null when something cannot be had'),
  toPay: rupees,
  payBy: instant.nullable().describe('Until when the difference can be paid, while both the old and the new are held'),
  toReceive: rupees,
  replacesHeld: z.boolean().describe('Whether it takes the place of a change that waits for its payment'),
  token: z.string().nullable().describe('Confirms exactly this, for 15 minutes; null when something cannot be had'),
});
