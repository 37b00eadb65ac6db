import { z } from 'zod';
import { code, email, unknownFields } from '../platform/body-fields.ts';
import { type Call, call } from '../platform/call.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { leaveNewsletter } from './leave-newsletter.ts';
import { subscribe } from './subscribe.ts';

const strict = unknownFields(([first]) => `Invalid key ${first}`);
const ok = z.object({ ok: z.literal(true) });
const hour = 3_600;

/** The calls of the newsletter (S1 §2 Footer, PRODUCT.md Forms). */
export const newsletterCalls: readonly Call[] = [
  call({
    method: 'POST',
    path: '/api/newsletter',
    summary: 'Ask for the newsletter; the address gets a letter to confirm it',
    viewer: 'anyone',
    body: z.strictObject({ email }, strict),
    answer: ok,
    limit: { times: 20, seconds: hour, perAccount: 5 },
    account: ({ email }) => email,
    run: (ctx, { body }) => subscribe(ctx, body),
  }),
  call({
    method: 'POST',
    path: '/api/newsletter/confirm',
    summary: 'Begin the subscription with the code of the letter',
    viewer: 'anyone',
    body: z.strictObject({ code }, strict),
    answer: ok,
    limit: { times: 60, seconds: hour },
    run: (ctx, { body }) => confirmSubscription(ctx, body),
  }),
  call({
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    summary: 'End the subscription with the code of any letter',
    viewer: 'anyone',
    body: z.strictObject({ code }, strict),
    answer: ok,
    limit: { times: 60, seconds: hour },
    run: (ctx, { body }) => leaveNewsletter(ctx, body),
  }),
];
