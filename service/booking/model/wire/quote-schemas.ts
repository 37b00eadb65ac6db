import { z } from 'zod';
import { productTypes } from '../../../catalog/kinds.ts';
import { type Day, isDay } from '../../../core/day.ts';
import { rupees } from '../../../platform/rupees.ts';

// Schemas of the API answers. The wire types (wire.ts) and the API documentation are derived from them.

export const day = z.custom<Day>(isDay).meta({ type: 'string', format: 'date' });
export const instant = z.iso.datetime();
export const productType = z.enum(productTypes);
const cancellation = z.object({
  policy: z.string().optional().describe('The policy’s name at the sale; older bookings do not have it'),
  freeUntil: z.string().nullable().describe('End of free cancellation'),
  text: z.string(),
  schedule: z
    .array(z.object({ until: instant, percent: z.number() }))
    .describe(
      'Cancelling before `until` refunds this percentage of price and tax. After the last step, nothing is refunded',
    ),
});

/** What quotes and bookings show of a line alike. */
export const soldItem = z.object({
  name: z.string(),
  type: productType,
  slug: z.string(),
  image: z.string(),
  location: z.string(),
  selectedDate: day,
  checkOut: day,
  roomType: z.string().nullable(),
  roomName: z.string().optional().describe('The room type’s name in the language of the answer, if it has one'),
  rooms: z.int().describe('Units of stock per quantity: rooms, people or cars'),
  guests: z.int(),
  selectedTime: z.string().nullable(),
  selectedLanguage: z.string().nullable(),
  duration: z.string().nullable(),
  venue: z
    .object({
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      from: z.string().nullable().describe('Earliest check-in on the first day'),
      until: z.string().nullable().describe('Latest check-out on the last day'),
    })
    .describe('The location, as far as known; of a car that of its town')
    .nullable(),
  nightsIncluded: z
    .array(z.int())
    .optional()
    .describe('For tours: days, from 1, whose night is in a hotel of the tour, as far as its plan says'),
  dayTitles: z
    .array(z.object({ day: z.int(), title: z.string() }))
    .optional()
    .describe('For tours of several days: what their plan calls each day, from 1'),
  tickets: z.array(z.object({ name: z.string(), count: z.int(), price: rupees.describe('Rupees each') })),
  quantity: z.int(),
  price: rupees,
  totalPrice: rupees,
  tax: rupees,
  cancellation,
  facts: z
    .array(z.object({ text: z.string(), decides: z.boolean().describe('Because of it a guest may be turned away') }))
    .optional()
    .describe('What the stay says of guests, extras and access. A booking keeps it as it was at the sale'),
});

const quoteLine = z.object({
  cartId: z.string().optional(),
  id: z.string(),
  // present if the product exists and the item can be priced
  ...soldItem.partial().shape,
  name: z.string(),
  type: productType,
  quantity: z.int(),
  nights: z.int().optional(),
  nightly: z
    .array(z.object({ day, price: rupees }))
    .optional()
    .describe('Price per unit (room, ticket, car) and day'),
  fees: z
    .array(z.object({ name: z.string(), amount: rupees }))
    .optional()
    .describe('Fees per quantity, from the setting stay-fees'),
  payable: rupees.optional().describe('totalPrice plus tax, in rupees'),
  asksNames: z.boolean().optional().describe('True if every traveller must be named'),
  available: z.boolean(),
  unitsLeft: z.int().optional().describe('Lowest availability on any of its days'),
  problem: z.string().nullable().describe('Why the item is not available'),
});

export const fees = z.array(z.object({ name: z.string(), amount: rupees }));
export const taxes = z
  .array(z.object({ name: z.string(), percent: z.number(), taxable: rupees, amount: rupees }))
  .describe('Taxes by name and rate');

export const quoteAnswer = z.object({
  lines: z.array(quoteLine),
  cost: rupees.describe('Subtotal without fees'),
  fees: fees.describe('Fees of all items, for their full quantity'),
  taxes,
  totals: z.object({ subtotal: rupees, tax: rupees, total: rupees, itemCount: z.int() }),
  terms: z
    .string()
    .describe('A mark of all cancellation policies. An order with this mark gets these policies or is refused'),
  available: z.boolean().describe('True if all items are available'),
  holdUntil: instant.describe(
    'When a Pay later hold made now with an account would expire. Without an account, a car is held for 2 hours at first',
  ),
  whyNotLater: z
    .string()
    .nullable()
    .describe('Why this cart cannot be booked to pay later, as text; null if nothing in the cart prevents it'),
});
