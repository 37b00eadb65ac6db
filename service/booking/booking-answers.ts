import { z } from 'zod';
import { lineLabels, productTypes } from '../catalog/kinds.ts';
import { choices, ticketKinds } from '../catalog/product.ts';
import { type Day, isDay } from '../core/day.ts';
import { paymentMethods, receivedMethods } from './booking.ts';
import { actors, changeKinds } from './change.ts';

// Schemas of the API answers. The wire types (wire.ts) and the API documentation are derived from them.

const day = z.custom<Day>(isDay).meta({ type: 'string', format: 'date' });
const instant = z.iso.datetime();
const rupees = z.number().describe('Rupees');
const productType = z.enum(productTypes);
const method = z.enum(paymentMethods);
const gateway = z.string().describe('Name of the gateway; test: the built-in one');
const mode = z.enum(['live', 'test']);
const cancellation = z.object({
  policy: z.string().optional().describe('Its name at the sale; bookings from before have none'),
  freeUntil: z.string().nullable().describe('Until then cancelling costs nothing'),
  text: z.string(),
  schedule: z
    .array(z.object({ until: instant, percent: z.number() }))
    .describe('Who cancels before `until` gets so many per cent of price and tax back; after the last, nothing'),
});

const venue = z
  .object({
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    from: z.string().nullable().describe('From when one is let in on the first day'),
    until: z.string().nullable().describe('Until when one is to be out on the last day'),
  })
  .describe('Where it is, as far as the product says so');

const tickets = z.array(z.object({ name: z.string(), count: z.int(), price: rupees.describe('Rupees each') }));

const nightsIncluded = z
  .array(z.int())
  .optional()
  .describe('Of a tour: its days, from 1, whose night it spends in a hotel of its own, as far as its plan says so');

const quoteLine = z.object({
  cartId: z.string().optional(),
  id: z.string(),
  type: productType,
  name: z.string(),
  // the fields below are present if the product exists and the item can be priced
  slug: z.string().optional(),
  image: z.string().optional(),
  location: z.string().optional(),
  roomType: z.string().nullable().optional(),
  selectedDate: day.optional(),
  checkOut: day.optional(),
  nights: z.int().optional(),
  rooms: z.int().optional().describe('Units of stock that one of the quantity takes: rooms, people, cars'),
  guests: z.int().optional(),
  selectedTime: z.string().nullable().optional(),
  selectedLanguage: z.string().nullable().optional(),
  duration: z.string().nullable().optional(),
  venue: venue.nullable().optional(),
  nightsIncluded,
  tickets: tickets.optional(),
  quantity: z.int(),
  nightly: z
    .array(z.object({ day, price: rupees }))
    .optional()
    .describe('The price of one unit (room, ticket, car) each day'),
  fees: z
    .array(z.object({ name: z.string(), amount: rupees }))
    .optional()
    .describe('Of one of the quantity, by the setting stay-fees'),
  price: rupees.optional(),
  totalPrice: rupees.optional(),
  tax: rupees.optional(),
  payable: rupees.optional().describe('Rupees: totalPrice and tax'),
  cancellation: cancellation.optional(),
  asksNames: z.boolean().optional().describe('Every traveller has to be named'),
  available: z.boolean(),
  unitsLeft: z.int().optional().describe('The least that is left on any of its days'),
  problem: z.string().nullable().describe('Why it cannot be sold'),
});

const fees = z.array(z.object({ name: z.string(), amount: rupees }));
const taxes = z
  .array(z.object({ name: z.string(), percent: z.number(), taxable: rupees, amount: rupees }))
  .describe('By name and rate');

export const quoteAnswer = z.object({
  lines: z.array(quoteLine),
  cost: rupees.describe('The subtotal without fees'),
  fees: fees.describe('Of all lines, for their whole quantity'),
  taxes,
  totals: z.object({ subtotal: rupees, tax: rupees, total: rupees, itemCount: z.int() }),
  terms: z
    .string()
    .describe('A mark of the cancellation terms of all lines: an order that carries it has these, or is refused'),
  available: z.boolean().describe('Every line can be sold now'),
  holdUntil: instant.describe(
    'Until when a booking made now with an account, to pay later, would be held; without one a car is held for 2 hours at first',
  ),
  whyNotLater: z
    .string()
    .nullable()
    .describe(
      'Why the cart cannot be booked to pay later, in words; null where it can, as far as the cart alone tells',
    ),
});

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

export const paymentPageAnswer = z.object({
  booking,
  bookedFor: z
    .object({
      name: z.string(),
      phone: z.string().nullable(),
      notes: z.string().nullable(),
    })
    .describe('What was typed with the booking; the email leaves it out while its address is not confirmed'),
  fromEmail: z.boolean().describe('Opened by the link of the email, which can keep the booking for longer'),
  gateway: z.object({ name: gateway, testMode: z.boolean() }).nullable().describe('null: no gateway takes payments'),
  methods: z.array(method).describe('The ways to pay here'),
  upi: z
    .object({
      link: z.string(),
      qr: z.string().describe('An SVG'),
      real: z.boolean().describe('It names who is paid; else it is a trial'),
    })
    .nullable(),
  receipts: z
    .array(
      z.object({
        number: z.string(),
        amount: rupees,
        forChange: z.boolean().describe('It is the difference of a change'),
      }),
    )
    .describe('The payments that were received, in the order in which they came'),
  hasAccount: z.boolean().describe('It was booked with an account, on whose dashboard it stands'),
});

export const paymentStartedAnswer = z.object({
  reference: z.string(),
  amount: rupees,
  gateway,
  mode: mode.describe('test: no money moves'),
  method,
  checkout: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('redirect'), url: z.string().describe('The page of the gateway where it is paid') }),
      z.object({
        kind: z.literal('form').describe('A form to post to the page of the gateway'),
        action: z.string(),
        fields: z.record(z.string(), z.string()),
      }),
      z.object({
        kind: z.literal('intent').describe('A link that a UPI app opens'),
        link: z.string(),
        qr: z.string().describe('The link as an SVG'),
      }),
    ])
    .nullable()
    .describe('How the payer goes on; null: it is paid on our own page'),
});

export const eventTakenAnswer = z.object({ received: z.literal(true) });

export const paymentTakenAnswer = z.object({
  status: z.enum(['open', 'captured', 'failed', 'held', 'refund_due', 'refunded']),
  mode: mode.describe('test: no money moved, so none comes back, whatever the status'),
});
