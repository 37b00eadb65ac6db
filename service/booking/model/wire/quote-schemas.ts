import { z } from 'zod';
import { productTypes } from '../../../catalog/kinds.ts';
import { type Day, isDay } from '../../../core/day.ts';
import { rupees } from '../../../platform/rupees.ts';

// Schemas of the API answers. The wire types (wire.ts) and the API documentation are derived from them.

export const day = z.custom<Day>(isDay).meta({ type: 'string', format: 'date' });
export const instant = z.iso.datetime();
export const productType = z.enum(productTypes);
export const cancellation = z.object({
  policy: z.string().optional().describe('Its name at the sale; bookings from before have none'),
  freeUntil: z.string().nullable().describe('Until then cancelling costs nothing'),
  text: z.string(),
  schedule: z
    .array(z.object({ until: instant, percent: z.number() }))
    .describe('Who cancels before `until` gets so many per cent of price and tax back; after the last, nothing'),
});

export const venue = z
  .object({
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    from: z.string().nullable().describe('From when one is let in on the first day'),
    until: z.string().nullable().describe('Until when one is to be out on the last day'),
  })
  .describe('Where it is, as far as the product says so');

export const tickets = z.array(z.object({ name: z.string(), count: z.int(), price: rupees.describe('Rupees each') }));

export const nightsIncluded = z
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

export const fees = z.array(z.object({ name: z.string(), amount: rupees }));
export const taxes = z
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
