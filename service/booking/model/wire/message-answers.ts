import { z } from 'zod';

const entry = z.object({
  id: z.string(),
  kind: z.enum(['letter', 'message']).describe('The first is an email that we sent about the booking'),
  from: z.enum(['traveller', 'operator']),
  subject: z.string().nullable().describe('Of an email'),
  text: z.string().describe('Plain text; of an email as it was sent'),
  attachments: z.array(
    z.object({
      name: z.string(),
      type: z.enum(['image/jpeg', 'application/pdf']),
      size: z.int().describe('Bytes'),
      url: z.string().describe('Opens it for who has this address'),
    }),
  ),
  at: z.iso.datetime(),
  read: z.boolean().describe('Whether the one it was written to had seen it before; always so of emails'),
  sentAt: z.iso.datetime().nullable().describe('When an email left the house; null while it waits, and of messages'),
});
const unread = z.int().describe('Messages to who asks that were unread');

export const messageAnswer = z.object({ data: entry });
export const conversationAnswer = z.object({ data: z.array(entry), meta: z.object({ unread }) });
export const conversationsAnswer = z.object({
  data: z.array(
    z.object({
      bookingId: z.string(),
      bookedAt: z.iso.datetime(),
      names: z.string().describe('Of what was booked'),
      unread: z.int(),
    }),
  ),
  meta: z.object({ unread }),
});
export const unansweredAnswer = z.object({
  data: z.array(
    z.object({
      bookingId: z.string(),
      name: z.string().describe('Of who booked'),
      since: z.iso.datetime().describe('When the first message without an answer came'),
      messages: z.int().describe('That wait for an answer'),
      text: z.string().describe('Of the first of them'),
    }),
  ),
  meta: z.object({ next: z.int().nullable().describe('`after` of the next page; null: this is the last') }),
});
export type EntryWire = z.output<typeof entry>;
export type ConversationWire = z.output<typeof conversationAnswer>;
export type ConversationsWire = z.output<typeof conversationsAnswer>;
