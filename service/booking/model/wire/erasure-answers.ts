import { z } from 'zod';
import { idDocuments } from '../../../documents/shown-id.ts';
import { rupees } from '../../../platform/rupees.ts';
import { erasureObstacles } from '../balance.ts';
import { booking } from './booking-schemas.ts';
import { guestDetailsAnswer } from './guest-answers.ts';

const instant = z.iso.datetime();

/** Everything stored about a booking. */
export const bookingExport = z.object({
  booking: booking.omit({ paymentLink: true }),
  email: z.string(),
  guests: guestDetailsAnswer.shape.data,
  payments: z.array(
    z.object({
      reference: z.string(),
      gateway: z.string(),
      method: z.string(),
      amount: rupees,
      status: z.string(),
      openedAt: instant,
      refunds: z.array(z.object({ amount: rupees, state: z.string() })),
    }),
  ),
  invoices: z.array(
    z.object({
      number: z.string(),
      kind: z.string(),
      issuedAt: instant,
      total: rupees,
      buyer: z.record(z.string(), z.string()).describe('The buyer on the invoice'),
    }),
  ),
  checkIns: z.array(
    z.object({
      item: z.string(),
      at: instant,
      shown: z
        .object({ document: z.enum(idDocuments), ending: z.string() })
        .nullable()
        .describe('The identity document that the guest showed, and the last four characters of its number'),
    }),
  ),
  foreignGuests: z
    .array(
      z.object({
        item: z.string(),
        at: instant,
        answers: z.record(z.string(), z.string()).nullable(),
      }),
    )
    .describe('What the registration officer asks about foreign guests; of the numbers of documents the end'),
  history: z.array(z.object({ kind: z.string(), by: z.string(), at: instant, why: z.string().nullable() })),
  messages: z.array(
    z.object({
      from: z.string(),
      text: z.string(),
      at: instant,
      files: z.array(z.object({ name: z.string(), url: z.string().describe('Anyone with this address can open it') })),
    }),
  ),
  notes: z.array(z.object({ text: z.string(), at: instant })).describe('Our staff notes'),
});
export type BookingExport = z.output<typeof bookingExport>;

export const blockedErasure = z.object({
  bookingId: z.string(),
  names: z.string().describe('Names of the booked items'),
  because: z.enum(erasureObstacles),
});
export type BlockedErasure = z.output<typeof blockedErasure>;
