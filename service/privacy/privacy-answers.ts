import { z } from 'zod';
import { profileAnswer } from '../accounts/account-bodies.ts';
import { blockedErasure, bookingExport } from '../booking/model/wire/erasure-answers.ts';
import { type Day, isDay } from '../core/day.ts';

const instant = z.iso.datetime();
const day = z.custom<Day>(isDay).meta({ type: 'string', format: 'date' });

export const dataAnswer = z.object({
  madeAt: instant,
  account: profileAnswer.omit({ id: true, blocked: true }).extend({ hasPassword: z.boolean() }),
  signInWith: z.array(
    z.object({
      provider: z.string(),
      subject: z.string().describe('Your id at the provider'),
      since: instant,
      lastUsedAt: instant,
    }),
  ),
  devices: z.array(z.object({ device: z.string(), createdAt: instant, usedAt: instant })),
  saved: z.array(z.object({ name: z.string(), savedAt: instant })),
  bookings: z
    .array(bookingExport)
    .describe('Bookings of your account, and those without an account by your confirmed address'),
  emails: z.array(z.object({ subject: z.string(), writtenAt: instant, sentAt: instant.nullable() })),
  reviews: z.array(z.object({ name: z.string(), rating: z.number(), comment: z.string(), at: instant })),
  enquiries: z.array(
    z.object({
      kind: z.string(),
      name: z.string(),
      phone: z.string().nullable(),
      subject: z.string(),
      message: z.string(),
      language: z.string().describe('The language of our answers, such as `hi`'),
      at: instant,
      answers: z.array(z.object({ text: z.string(), at: instant })),
    }),
  ),
  requests: z
    .array(z.object({ kind: z.string(), cameOn: day, dueOn: day, outcome: z.string().nullable() }))
    .describe('Your requests to access, correct or delete data'),
  newsletter: z.object({ subscribed: z.boolean(), confirmedAt: instant.nullable() }).nullable(),
});
export type DataWire = z.output<typeof dataAnswer>;

export const deletionAnswer = z.object({
  data: z.object({
    password: z
      .boolean()
      .describe('True if the account has a password to confirm its deletion. Otherwise an email link confirms it'),
    inTheWay: z.array(blockedErasure).describe('Bookings that block the deletion'),
    bookings: z.int().describe('Bookings that stay without your name'),
    invoices: z.int().describe('Invoices that stay as issued'),
    keptUntil: day.nullable(),
    foreignGuests: z
      .int()
      .describe('Entries about foreign guests that the law requires to keep, until they are deleted'),
  }),
});
export type DeletionWire = z.output<typeof deletionAnswer>['data'];
