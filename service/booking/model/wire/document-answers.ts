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
        bought: z.string().describe('Room, tickets or language, and number of guests; empty if the name is enough'),
        url: z.string().describe('Of the PDF'),
        check: z.string().describe('Link where anyone can check whether the voucher is valid'),
        qr: z.string().describe('That link as an SVG'),
      }),
    )
    .describe('One per paid item'),
  invoices: z
    .array(
      z.object({
        number: z.string(),
        kind: z.string().describe('Tax invoice, Invoice or Credit note'),
        issuedAt: z.iso.datetime(),
        total: rupees.describe('Rupees, including tax'),
        url: z.string().describe('Of the PDF'),
      }),
    )
    .describe('Invoices and credit notes, in order of issue'),
  itinerary: z.string().nullable().describe('Link to the PDF; null once the booking is cancelled'),
  calendar: z.string().describe('Link to the trip as an iCalendar file'),
});
export type DocumentsView = z.output<typeof documentsWire>;
