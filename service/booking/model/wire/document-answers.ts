import { z } from 'zod';
import { rupees } from '../../../platform/rupees.ts';

/** `data` of GET /api/bookings/{bookingId}/documents. Addresses contain a key that opens documents only. */
export const documentsWire = z.object({
  bookingId: z.string(),
  vouchers: z
    .array(
      z.object({
        lineId: z.int(),
        name: z.string(),
        place: z.string(),
        days: z.string(),
        bought: z
          .string()
          .describe('The room, tickets or language, and for how many; empty where the name says it all'),
        url: z.string().describe('Of the PDF'),
        check: z.string().describe('Where anybody who has it sees whether the voucher holds'),
      }),
    )
    .describe('One a line, once it is paid'),
  invoices: z
    .array(
      z.object({
        number: z.string(),
        kind: z.string().describe('Tax invoice, Invoice or Credit note'),
        issuedAt: z.iso.datetime(),
        total: rupees.describe('Rupees, tax included'),
        url: z.string().describe('Of the PDF'),
      }),
    )
    .describe('And credit notes, in the order in which they were issued'),
  itinerary: z.string().nullable().describe('Address of the PDF; null once it is cancelled'),
  calendar: z.string().describe('Address of the trip as an iCalendar file'),
});
export type DocumentsView = z.output<typeof documentsWire>;
