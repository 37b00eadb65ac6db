import { z } from 'zod';

const entry = z.object({
  id: z.string(),
  kind: z.enum(['letter', 'message']).describe('The first is an email that we sent about the booking'),
  from: z.enum(['traveller', 'operator']),
  subject: z.string().nullable().describe('Subject of an email'),
  text: z.string().describe('Plain text; for an email, the text as sent'),
  attachments: z.array(
    z.object({
      name: z.string(),
      type: z.enum(['image/jpeg', 'application/pdf']),
      size: z.int().describe('Bytes'),
      url: z.string().describe('Anyone with this address can open it'),
    }),
  ),
  at: z.iso.datetime(),
  read: z.boolean().describe('True if the recipient had already seen it; always true for emails'),
  sentAt: z.iso.datetime().nullable().describe('When an email was sent; null while it is queued, and for messages'),
});
const unread = z.int().describe('Unread messages to the caller');

export const messageAnswer = z.object({ data: entry });
export const conversationAnswer = z.object({ data: z.array(entry), meta: z.object({ unread }) });
export const conversationsAnswer = z.object({
  data: z.array(
    z.object({
      bookingId: z.string(),
      bookedAt: z.iso.datetime(),
      names: z.string().describe('Names of the booked items'),
      unread: z.int(),
    }),
  ),
  meta: z.object({ unread }),
});
export const unansweredAnswer = z.object({
  data: z.array(
    z.object({
      bookingId: z.string(),
      name: z.string().describe('Traveller who booked'),
      since: z.iso.datetime().describe('Time of the first unanswered message'),
      messages: z.int().describe('Number of unanswered messages'),
      text: z.string().describe('Text of the first unanswered message'),
    }),
  ),
  meta: z.object({ next: z.int().nullable().describe('`after` of the next page; null on the last page') }),
});
export type EntryWire = z.output<typeof entry>;
export type ConversationWire = z.output<typeof conversationAnswer>;
export type ConversationsWire = z.output<typeof conversationsAnswer>;
