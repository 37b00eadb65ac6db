import { z } from 'zod';
import { type Call, call, mailboxFromNetwork, type Section } from '../platform/call.ts';
import { makeSumQuestion } from './captcha.ts';
import { enquire } from './enquire.ts';
import { enquiryBody, questionAnswer } from './enquiry-body.ts';

/** The documentation section of the contact and newsletter calls. */
export const section: Section = {
  name: 'Newsletter and enquiries',
  group: 'Website',
  description: 'The newsletter, and enquiries to the operator.',
};

const hour = 3_600;

/** The calls of the contact forms (ENQUIRY-7). */
export const enquiryCalls: readonly Call[] = [
  call({
    method: 'GET',
    path: '/api/enquiries/question',
    section,
    summary: 'Get the question and the proof of work that an enquiry must include',
    viewer: 'anyone',
    answer: questionAnswer,
    limit: { times: 120, seconds: hour },
    run: async ({ config, now }) => makeSumQuestion(config, now),
  }),
  call({
    method: 'POST',
    path: '/api/enquiries',
    section,
    summary: 'Send an enquiry to the operator',
    viewer: 'anyone',
    body: enquiryBody,
    answer: z.object({ ok: z.literal(true) }),
    limit: { times: 20, seconds: hour, perAccount: 5 },
    account: mailboxFromNetwork,
    run: (ctx, { body }) => enquire(ctx, body),
  }),
];
