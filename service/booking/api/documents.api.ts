import { z } from 'zod';
import { call, FileAnswer, type Limit, type Section } from '../../platform/call.ts';
import { bookingParams as params } from '../model/wire/booking-schemas.ts';
import { documentsWire } from '../model/wire/document-answers.ts';
import { checkInVoucher } from '../usecases/vouchers/check-in-voucher.ts';
import type { FileDownload } from '../usecases/vouchers/document-access.ts';
import { listDocuments } from '../usecases/vouchers/list-documents.ts';
import { makeInvoice } from '../usecases/vouchers/make-invoice.ts';
import { makeItinerary } from '../usecases/vouchers/make-itinerary.ts';
import { makeTripCalendar } from '../usecases/vouchers/make-trip-calendar.ts';
import { makeVoucher } from '../usecases/vouchers/make-voucher.ts';

const key = z
  .string()
  .max(100)
  .optional()
  .describe('A secret from a booking link. The signed-in owner does not need it');
const section: Section = {
  name: 'Documents',
  group: 'Website',
  description: 'Documents of a booking, for its owner or with a key from its links.',
};
const limit: Limit = { times: 120, seconds: 60 };

const fileOf = async (made: Promise<FileDownload>) => {
  const { name, bytes } = await made;
  return new FileAnswer(name, bytes);
};

export const documentCalls = [
  call({
    method: 'GET',
    path: '/api/bookings/:bookingId/documents',
    section,
    summary: 'List the documents of a booking: vouchers, invoices, credit notes, itinerary and calendar',
    viewer: 'anyone',
    params,
    query: z.object({ key }),
    answer: z.object({ data: documentsWire }),
    limit,
    run: async (ctx, { params, query }) => ({ data: await listDocuments(ctx, { ...params, ...query }) }),
  }),
  call({
    method: 'GET',
    path: '/api/bookings/:bookingId/voucher.pdf',
    section,
    summary: 'Get the voucher of a paid item, one page with a QR code',
    viewer: 'anyone',
    params,
    query: z.object({
      line: z.coerce.number().int().min(0).optional().describe('The item. Defaults to the first'),
      key,
    }),
    file: 'application/pdf',
    limit,
    run: (ctx, { params, query }) => fileOf(makeVoucher(ctx, { ...params, ...query })),
  }),
  call({
    method: 'GET',
    path: '/api/bookings/:bookingId/invoice.pdf',
    section,
    summary: 'Get an invoice or credit note of a booking',
    viewer: 'anyone',
    params,
    query: z.object({ number: z.string().optional().describe('The document number. Defaults to the first'), key }),
    file: 'application/pdf',
    limit,
    run: (ctx, { params, query }) => fileOf(makeInvoice(ctx, { ...params, ...query })),
  }),
  call({
    method: 'GET',
    path: '/api/bookings/:bookingId/itinerary.pdf',
    section,
    summary: 'Get the itinerary of a booking',
    viewer: 'anyone',
    params,
    query: z.object({ key }),
    file: 'application/pdf',
    limit,
    run: (ctx, { params, query }) => fileOf(makeItinerary(ctx, { ...params, ...query })),
  }),
  call({
    method: 'GET',
    path: '/api/bookings/:bookingId/trip.ics',
    section,
    summary: 'Get the trip as a calendar file. Importing it again after a change replaces the earlier events',
    viewer: 'anyone',
    params,
    query: z.object({ key }),
    file: 'text/calendar',
    limit,
    run: (ctx, { params, query }) => fileOf(makeTripCalendar(ctx, { ...params, ...query })),
  }),
  call({
    method: 'POST',
    path: '/api/admin/vouchers/redeem',
    section: { name: 'Vouchers', group: 'Operator', description: 'Check in travellers by their vouchers.' },
    summary: 'Check in a voucher, once, from its first day. Send the last part of the link in its QR code',
    viewer: 'signed-in',
    body: z.object({ token: z.string().min(1).max(600) }),
    answer: z.object({ data: z.object({ usedAt: z.iso.datetime() }) }),
    limit,
    run: async (ctx, { body }) => {
      const { usedAt } = await checkInVoucher(ctx, body.token);
      return { data: { usedAt: usedAt.toISOString() } };
    },
  }),
];
