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

const key = z.string().max(100).optional().describe('A secret of its links; the owner, signed in, needs none');
const section: Section = {
  name: 'Documents',
  group: 'Shop',
  description: 'Papers of a booking: for its owner, or with a key of its links.',
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
    summary: 'What there is of documents of a booking: vouchers, invoices and credit notes, itinerary, calendar',
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
    summary: 'The voucher of a line of a paid booking, one page with a QR code',
    viewer: 'anyone',
    params,
    query: z.object({
      line: z.coerce.number().int().min(0).optional().describe('Which line; the first unless told'),
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
    summary: 'An invoice or credit note of a booking',
    viewer: 'anyone',
    params,
    query: z.object({ number: z.string().optional().describe('Which one; the first unless told'), key }),
    file: 'application/pdf',
    limit,
    run: (ctx, { params, query }) => fileOf(makeInvoice(ctx, { ...params, ...query })),
  }),
  call({
    method: 'GET',
    path: '/api/bookings/:bookingId/itinerary.pdf',
    section,
    summary: 'The whole trip of a booking',
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
    summary: 'The whole trip for a calendar; taken in again after a change it replaces what was there',
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
    section: { name: 'Vouchers', group: 'Operator', description: 'Taking the vouchers of travellers who arrive.' },
    summary: 'Take a voucher, once, from its first day on: the last part of the address that its QR code opens',
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
