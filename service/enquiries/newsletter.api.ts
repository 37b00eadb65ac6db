import { z } from 'zod';
import { code, email, formId, unknownFields } from '../platform/body-fields.ts';
import { type Call, call, mailboxFromNetwork } from '../platform/call.ts';
import { changeSubscription } from './change-subscription.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { section } from './enquiries.api.ts';
import { leaveNewsletter } from './leave-newsletter.ts';
import { showSubscription } from './show-subscription.ts';
import { subscribe } from './subscribe.ts';

const strict = unknownFields(([first]) => `Invalid key ${first}`);
const subscribed = z.boolean({
  error: ({ input }) => (input === undefined ? 'subscribed is a required field' : 'subscribed must be a boolean'),
});
const ok = z.object({ ok: z.literal(true) });
const subscriptionAnswer = z.object({ subscribed: z.boolean() });
const hour = 3_600;

/** The calls of the newsletter (ENQUIRY-8, ACCOUNT-15). */
export const newsletterCalls: readonly Call[] = [
  call({
    method: 'POST',
    path: '/api/newsletter',
    section,
    summary: 'Subscribe to the newsletter. We email a link to confirm the address',
    viewer: 'anyone',
    body: z.strictObject({ email, form: formId.optional() }, strict),
    answer: ok,
    limit: { times: 20, seconds: hour, perAccount: 5 },
    account: mailboxFromNetwork,
    run: (ctx, { body }) => subscribe(ctx, body),
  }),
  call({
    method: 'POST',
    path: '/api/newsletter/confirm',
    section,
    summary: 'Confirm the subscription with the code from the email',
    viewer: 'anyone',
    body: z.strictObject({ code }, strict),
    answer: ok,
    limit: { times: 60, seconds: hour },
    run: (ctx, { body }) => confirmSubscription(ctx, body),
  }),
  call({
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    section,
    summary: 'Unsubscribe with the code from any issue',
    viewer: 'anyone',
    body: z.strictObject({ code }, strict),
    answer: ok,
    limit: { times: 60, seconds: hour },
    run: (ctx, { body }) => leaveNewsletter(ctx, body),
  }),
  call({
    method: 'GET',
    path: '/api/newsletter/me',
    section,
    summary: 'Get whether the user’s confirmed address receives the newsletter',
    viewer: 'signed-in',
    answer: subscriptionAnswer,
    run: (ctx) => showSubscription(ctx),
  }),
  call({
    method: 'PUT',
    path: '/api/newsletter/me',
    section,
    summary: 'Subscribe or unsubscribe the user’s confirmed address',
    viewer: 'signed-in',
    body: z.strictObject({ subscribed }, strict),
    answer: subscriptionAnswer,
    limit: { times: 60, seconds: hour },
    run: (ctx, { body }) => changeSubscription(ctx, body),
  }),
];
