import { z } from 'zod';
import { errorsBookingTexts } from '../../../messages/en/errors/booking.ts';
import { sentence } from '../../../messages/message.ts';
import { invalid } from '../../core/app-error.ts';
import { fieldProblem } from '../../core/field-rule.ts';
import { formId, required, schemaMessage, sentenceOf, unknownFields } from '../../platform/body-fields.ts';
import { call, FileAnswer, type Form, type FormLimits, type Section } from '../../platform/call.ts';
import { attachmentLimits } from '../model/attachment.ts';
import { messageRule } from '../model/message.ts';
import { bookingKey as key, bookingParams as params } from '../model/wire/booking-schemas.ts';
import {
  conversationAnswer,
  conversationsAnswer,
  messageAnswer,
  unansweredAnswer,
} from '../model/wire/message-answers.ts';
import { answerTraveller } from '../usecases/messages/answer-traveller.ts';
import { answerWithFiles } from '../usecases/messages/answer-with-files.ts';
import { listConversations } from '../usecases/messages/list-conversations.ts';
import { listMessages } from '../usecases/messages/list-messages.ts';
import { listUnanswered } from '../usecases/messages/list-unanswered.ts';
import { openAttachment } from '../usecases/messages/open-attachment.ts';
import type { ReceiveForm } from '../usecases/messages/save-attachments.ts';
import { showConversation } from '../usecases/messages/show-conversation.ts';
import { writeMessage } from '../usecases/messages/write-message.ts';
import { writeWithFiles } from '../usecases/messages/write-with-files.ts';

const section: Section = {
  name: 'Messages',
  group: 'Website',
  description: 'Messages about a booking between the traveller and you, for its owner or with the key from its email.',
};

const strict = unknownFields(([first]) => `Invalid key ${first}`);
const text = required('text')
  .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
  .superRefine((typed, check) => {
    const problem = fieldProblem(messageRule, typed);
    if (problem !== undefined) check.addIssue({ code: 'custom', message: schemaMessage(problem) });
  })
  .describe('1 to 2,000 characters of plain text');
const form = formId
  .optional()
  .describe('Your own id of this message. Sending it again with the same id does not create a second message');
/** Body of a message. */
export const messageBody = z.strictObject({ text, form }, strict);
const limit = { times: 120, seconds: 60 };
const filesForm: FormLimits = {
  files: attachmentLimits.files,
  bytes: attachmentLimits.bytes,
  takes: 'JPEG, PNG, WebP, GIF, AVIF or PDF, told by their bytes',
  fields: messageBody,
};

const messageForm =
  (receiveForm: () => Promise<Form>): ReceiveForm =>
  async () => {
    const form = await receiveForm();
    const parsed = messageBody.safeParse(Object.fromEntries(form.fields));
    if (!parsed.success) {
      const [{ message: words } = { message: '' }] = parsed.error.issues;
      throw invalid(sentenceOf(words) ?? (words || sentence(errorsBookingTexts.formInvalid)));
    }
    return { form, writing: parsed.data };
  };

export const messageCalls = [
  call({
    method: 'GET',
    path: '/api/conversations',
    section,
    summary: 'List own bookings with their number of unread messages',
    viewer: 'signed-in',
    answer: conversationsAnswer,
    limit,
    run: (ctx) => listConversations(ctx),
  }),
  call({
    method: 'GET',
    path: '/api/bookings/:bookingId/messages',
    section,
    summary: 'List all emails and messages of a booking, oldest first, and mark them as read',
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
      'Send a message to the operator about a booking: up to 10 an hour, 30 about all own bookings. The same text within a minute, or with the same form id, counts as one message',
    viewer: 'anyone',
    params,
    body: messageBody.extend({ key }),
    answer: messageAnswer,
    status: 201,
    limit,
    run: async (ctx, { params, body }) => ({ data: await writeMessage(ctx, { ...params, ...body }) }),
  }),
  call({
    method: 'POST',
    path: '/api/bookings/:bookingId/messages/files',
    section,
    summary:
      'Send a message with up to 3 pictures or PDFs of up to 5 MB each, as a form. We encode pictures again. Up to 30 forms and 100 MB an hour per network, and 30 MB about bookings without a payment, whose files are deleted three days after they ended',
    viewer: 'anyone',
    params,
    query: z.object({ key }),
    form: filesForm,
    answer: messageAnswer,
    status: 201,
    limit,
    run: async (ctx, { params, query, receiveForm }) => ({
      data: await writeWithFiles(ctx, { ...params, ...query, receive: messageForm(receiveForm) }),
    }),
  }),
  call({
    method: 'GET',
    path: '/api/bookings/:bookingId/attachments/:attachmentId',
    section,
    summary: 'Get a file of a message, at the address from the conversation',
    viewer: 'anyone',
    params: params.extend({ attachmentId: z.string().max(60) }),
    query: z.object({ key: z.string().max(100).optional() }),
    file: 'application/octet-stream',
    limit,
    run: async (ctx, { params, query }) => {
      const { name, bytes } = await openAttachment(ctx, { ...params, ...query });
      return new FileAnswer(name, bytes);
    },
  }),
  call({
    method: 'GET',
    path: '/api/admin/conversations',
    section,
    summary: 'List bookings with unanswered messages, oldest first, 50 per page. For support and admins',
    viewer: 'signed-in',
    query: z.object({ after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional() }),
    answer: unansweredAnswer,
    run: (ctx, { query }) => listUnanswered(ctx, query),
  }),
  call({
    method: 'GET',
    path: '/api/admin/bookings/:bookingId/messages',
    section,
    summary: 'List all emails and messages of any booking, without the secrets of links. For support and admins',
    viewer: 'signed-in',
    params,
    answer: conversationAnswer,
    run: (ctx, { params }) => showConversation(ctx, params),
  }),
  call({
    method: 'POST',
    path: '/api/admin/bookings/:bookingId/messages',
    section,
    summary: 'Send a message to the traveller, by email with a link to reply. For support and admins',
    viewer: 'signed-in',
    params,
    body: messageBody,
    answer: messageAnswer,
    status: 201,
    run: async (ctx, { params, body }) => ({ data: await answerTraveller(ctx, { ...params, ...body }) }),
  }),
  call({
    method: 'POST',
    path: '/api/admin/bookings/:bookingId/messages/files',
    section,
    summary:
      'Send a message to the traveller with up to 3 pictures or PDFs of up to 5 MB each, as a form. For support and admins',
    viewer: 'signed-in',
    params,
    form: filesForm,
    answer: messageAnswer,
    status: 201,
    limit,
    run: async (ctx, { params, receiveForm }) => ({
      data: await answerWithFiles(ctx, { ...params, receive: messageForm(receiveForm) }),
    }),
  }),
];
