import { z } from 'zod';
import { lineLabels } from '../../../catalog/kinds.ts';
import { choices, ticketKinds } from '../../../catalog/product.ts';
import { rupees } from '../../../platform/rupees.ts';
import { paymentMethods, receivedMethods } from '../booking-status.ts';
import { actors, changeKinds } from '../change.ts';
import { day, fees, instant, productType, quoteAnswer, soldItem, taxes } from './quote-schemas.ts';

/** Path parameters of the calls about one booking. */
export const bookingParams = z.object({ bookingId: z.string().max(60) });

/** The secret that opens a booking made without an account. */
export const bookingKey = z
  .string()
  .max(100)
  .optional()
  .describe('The secret from the email link. The signed-in owner does not need it');

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
  gone: z
    .array(z.object({ name: z.string(), problem: z.string() }))
    .describe('Items that cannot be booked today, with the reason'),
});

export const bookingSentAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  bookingId: z.string(),
  paymentLink: z.string().describe('Contains a secret: anyone with this link can view and pay the booking'),
  holdUntil: instant.describe(
    '24 hours, 2 hours without an account, 15 minutes with pay now, or less if the sale ends before',
  ),
  keepUntil: instant
    .nullable()
    .describe('Without an account: when the hold expires once the email link confirms the address'),
  confirmed: z.boolean().describe('True if there is nothing to pay and the booking is confirmed'),
  chosen: z
    .array(z.object({ item: z.int(), name: z.string(), field: z.enum(choices), value: z.string() }))
    .describe('Choices that cart items left open, by position in the cart. The product’s first option was booked'),
});

const bookingItem = soldItem.extend({
  lineId: z.int().describe('The id of the item in changes of the booking'),
  label: z.enum(lineLabels).describe('The type, or Activity'),
  pickupLocation: z.string().nullable().describe('Pick-up location of a car'),
  cost: rupees.describe('totalPrice without fees'),
  refused: z
    .literal(true)
    .optional()
    .describe('Set while its host cannot take the guest. It can be replaced, or cancelled with a full refund'),
});

const cancelledItem = bookingItem
  .pick({
    lineId: true,
    name: true,
    type: true,
    label: true,
    roomType: true,
    roomName: true,
    selectedDate: true,
    checkOut: true,
  })
  .extend({
    paid: z.boolean().describe('Whether the booking was paid when it was cancelled'),
    refunded: rupees.describe('Refunded or set off against a change, with tax'),
    retained: rupees.describe('Retained under its cancellation policy'),
    refused: z.literal(true).optional().describe('Set if its host could not take the guest'),
  });

const totals = z.object({ subtotal: rupees, tax: rupees, total: rupees });
const detailedTotals = { ...totals.shape, fees: fees.describe('Fees of all items, included in the subtotal'), taxes };

export const booking = z.object({
  id: z.int(),
  documentId: z.string(),
  bookingId: z.string(),
  version: z.int().describe('Number of changes, including the sale. Any change raises it'),
  bookingDate: instant,
  bookingStatus: z.enum(['pending', 'confirmed', 'cancelled', 'completed']),
  cancelledBecause: z
    .string()
    .nullable()
    .describe('unpaid, traveller, operator, or partner: its host could not take the guest'),
  paymentMethod: method.describe('As chosen at the sale'),
  paidBy: z.array(z.enum(receivedMethods)).readonly().describe('Payment methods used so far, each once'),
  ...detailedTotals,
  payBy: instant.nullable().describe('Set while an amount is due'),
  keepUntil: instant.nullable().describe('When the hold expires once the email link confirms the address'),
  paymentLink: z.string().nullable(),
  paymentState: z.string().describe('none, part, paid, refund_due or refunded'),
  paymentMode: mode.nullable().describe('test: no one was charged, so there is nothing to refund'),
  partPaid: rupees.describe('Part payment received while the rest is due, otherwise 0'),
  toPay: rupees.describe('Balance due while pending, or the difference while a change is on hold, otherwise 0'),
  proposal: z

    .object({ ...detailedTotals, bookingItems: z.array(bookingItem) })
    .nullable()
    .describe('The booking once the difference for a change on hold is paid'),
  refundNow: rupees.describe('Refund in rupees if the booking is cancelled now'),
  bookingItems: z.array(bookingItem),
  cancelledItems: z.array(cancelledItem).describe('Items that were cancelled while others stayed'),
});

export const substitutesAnswer = z.object({
  data: z.array(
    z.object({
      stay: z.string().describe('Its documentId'),
      slug: z.string(),
      name: z.string(),
      roomType: z.string(),
      roomName: z.string().describe('The room type in the language of the answer'),
      location: z.string(),
      image: z.string(),
      stars: z.int().nullable(),
      rating: z.number().describe('0 to 10; 0 without reviews'),
      reviews: z.int(),
      kilometres: z.number().nullable().describe('From the stay that was booked'),
      refund: rupees.describe('Refunded if it is cheaper than what was paid, otherwise 0'),
    }),
  ),
});

export const bookingAnswer = z.object({ data: booking });
export const bookingsAnswer = z.object({
  data: z.array(booking),
  meta: z.object({ unread: z.int().describe('Unread messages about all own bookings') }),
});

const change = z.object({
  version: z.int().describe('The booking’s new version'),
  kind: z.enum(changeKinds),
  at: instant,
  by: z.enum(actors),
  why: z.string().nullable(),
  refused: z.literal(true).optional().describe('Set if it happened because a host could not take the guest'),
  lines: z.array(z.int()).describe('The booking’s new lineIds'),
  total: rupees.describe('Their total'),
  money: rupees.describe('Payment with this change. Negative: refund due'),
});
export const changesAnswer = z.object({ data: z.array(change) });

export const changePreviewAnswer = z.object({
  quote: quoteAnswer.describe('The new items at current prices'),
  ends: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      to: z.enum(['replaced', 'cancelled']),
      price: rupees,
      givenBack: rupees.describe('Refunded or set off under the item’s policy. For an unpaid booking, the full price'),
      kept: rupees,
    }),
  ),
  before: totals,
  after: totals.nullable().describe('New totals of the booking; null if an item is not available'),
  toPay: rupees,
  payBy: instant.nullable().describe('Deadline for the difference, while both versions are held'),
  toReceive: rupees,
  replacesHeld: z.boolean().describe('True if it replaces a change that is waiting for payment'),
  soldOut: z.array(day).describe('Days on which too little is left for the new items'),
  token: z
    .string()
    .nullable()
    .describe('Confirms exactly this change, for 15 minutes; null if an item is not available'),
});
