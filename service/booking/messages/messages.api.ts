import { z } from 'zod';
import { problemOf } from '../../core/field-rule.ts';
import { formId, required, unknownFields } from '../../platform/body-fields.ts';
import { call, type Section } from '../../platform/call.ts';
import { answerTraveller } from './answer-traveller.ts';
import { listConversations } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';
import { messageRule } from './message.ts';
import { conversationAnswer, conversationsAnswer, messageAnswer } from './message-answers.ts';
import { showConversation } from './show-conversation.ts';
import { writeMessage } from './write-message.ts';

const section: Section = {
  name: 'Messages',
  group: 'Shop',
  description:
    'What we and who booked write to each other about a booking: for its owner, or with the key of the link in its email.',
};

const params = z.object({ bookingId: z.string().max(60) });
const key = z
  .string()
  .max(100)
  .optional()
  .describe('The secret of the link in its email; the owner, signed in, needs none');
const strict = unknownFields(([first]) => `Invalid key ${first}`);
const text = required('text')
  .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
  .superRefine((typed, check) => {
    const problem = problemOf(messageRule, typed);
    if (problem !== undefined) check.addIssue({ code: 'custom', message: problem });
  })
  .describe('1 to 2,000 characters of plain text');
const form = formId.optional().describe('What you call this message: sent again under it, it is the same message');
/** What a message says. */
export const messageBody = z.strictObject({ text, form }, strict);
const limit = { times: 120, seconds: 60 };

export const messageCalls = [
  call({
    method: 'GET',
    path: '/api/conversations',
    section,
    summary: 'Own bookings with how many messages of each are unread',
    viewer: 'signed-in',
    answer: conversationsAnswer,
    limit,
    run: (ctx) => listConversations(ctx),
  }),
  call({
    method: 'GET',
    path: '/api/bookings/:bookingId/messages',
    section,
    summary: 'Every email and message of a booking, oldest first. What was unread is read from then on',
    viewer: 'anyone',
    params,
    query: z.object({ key }),
    answer: conversationAnswer,
    limit,
    run: (ctx, { params, query }) => listMessages(ctx, { ...params, ...query }),
  }),
  call({
    method: 'POST',
    path: '/api/bookings/:bookingId/messages',
    section,
    summary:
      'Write to the operator about a booking: at most 10 messages an hour. The same words within a minute, or under the same form, are one message',
    viewer: 'anyone',
    params,
    body: messageBody.extend({ key }),
    answer: messageAnswer,
    status: 201,
    limit,
    run: async (ctx, { params, body }) => ({ data: await writeMessage(ctx, { ...params, ...body }) }),
  }),
  call({
    method: 'GET',
    path: '/api/admin/bookings/:bookingId/messages',
    section,
    summary: 'The same of any booking, for support and admins; secrets of links are taken out',
    viewer: 'signed-in',
    params,
    answer: conversationAnswer,
    run: (ctx, { params }) => showConversation(ctx, params),
  }),
  call({
    method: 'POST',
    path: '/api/admin/bookings/:bookingId/messages',
    section,
    summary: 'Write to who booked, who gets it by email with a link to answer. For support and admins',
    viewer: 'signed-in',
    params,
    body: messageBody,
    answer: messageAnswer,
    status: 201,
    run: async (ctx, { params, body }) => ({ data: await answerTraveller(ctx, { ...params, ...body }) }),
  }),
];
