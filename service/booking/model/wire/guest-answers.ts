import { z } from 'zod';
import { productTypes } from '../../../catalog/kinds.ts';

const until = z.iso
  .datetime()
  .nullable()
  .describe('The last moment to change the guests; null: they cannot be changed');
const optionalText = z.string().nullable();

export const guestDetailsAnswer = z.object({
  data: z.object({
    bookingId: z.string(),
    version: z.int().describe('Version of the booking. A change of the guests names the version that it was read from'),
    bookedBy: z.string(),
    leadTraveller: optionalText.describe('null: who booked'),
    phone: optionalText,
    requests: optionalText,
    company: optionalText,
    companyAddress: optionalText,
    state: optionalText,
    gstin: optionalText,
    asksAddress: z.boolean().describe('Invoices of this amount say address and State of the buyer'),
    editableUntil: until,
    lines: z.array(
      z.object({
        line: z.int().describe('Its lineId'),
        name: z.string(),
        type: z.enum(productTypes),
        days: z.string().describe('When, in words'),
        asksArrival: z.boolean(),
        asksNames: z.int().describe('How many can be named; 0: it asks for no names'),
        arrivalTime: optionalText.describe('HH:MM'),
        names: z.array(z.string()),
        editableUntil: until,
      }),
    ),
  }),
});

/** Answer of GET and POST /api/bookings/{bookingId}/details. */
export type GuestDetailsWire = z.infer<typeof guestDetailsAnswer>['data'];
