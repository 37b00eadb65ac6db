import { z } from 'zod';
import { productTypes } from '../../../catalog/kinds.ts';

const until = z.iso.datetime().nullable().describe('Deadline for changing the guests; null if they cannot be changed');
const optionalText = z.string().nullable();

export const guestDetailsAnswer = z.object({
  data: z.object({
    bookingId: z.string(),
    version: z.int().describe('Version of the booking. An update of the guests must name it'),
    bookedBy: z.string(),
    leadTraveller: optionalText.describe('null if the traveller who booked'),
    phone: optionalText,
    requests: optionalText,
    company: optionalText,
    companyAddress: optionalText,
    state: optionalText,
    gstin: optionalText,
    asksAddress: z.boolean().describe('True if invoices of this amount must show the buyer’s address and State'),
    editableUntil: until,
    lines: z.array(
      z.object({
        line: z.int().describe('Its lineId'),
        name: z.string(),
        type: z.enum(productTypes),
        days: z.string().describe('The dates, as text'),
        asksArrival: z.boolean(),
        asksNames: z.int().describe('Number of guests that can be named; 0 if no names are needed'),
        arrivalTime: optionalText.describe('HH:MM'),
        names: z.array(z.string()),
        editableUntil: until,
      }),
    ),
  }),
});

/** Answer of GET and POST /api/bookings/{bookingId}/details. */
export type GuestDetailsWire = z.infer<typeof guestDetailsAnswer>['data'];
