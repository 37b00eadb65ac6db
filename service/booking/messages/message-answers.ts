import { z } from 'zod';

const entry = z.object({
  id: z.string(),
  kind: z.enum(['letter', 'message']).describe('The first is an email that we sent about the booking'),
  from: z.enum(['traveller', 'operator']),
  subject: z.string().nullable().describe('Of an email'),
  text: z.string().describe('Plain text; of an email as it was sent'),
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
export type EntryWire = z.output<typeof entry>;
export type ConversationWire = z.output<typeof conversationAnswer>;
export type ConversationsWire = z.output<typeof conversationsAnswer>;
