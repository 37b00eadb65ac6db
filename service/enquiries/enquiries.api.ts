import { z } from 'zod';
import { email, required, unknownFields } from '../platform/body-fields.ts';
import { type Call, call } from '../platform/call.ts';
import { enquire } from './enquire.ts';
import { askSum } from './sum-question.ts';

const hour = 3_600;

/** A text without what cannot be printed, on one line unless `lines`. */
function plain(name: string, most: number, lines = false) {
  const unprintable = lines ? /[^\P{Cc}\t\r\n]/u : /\p{Cc}/u;
  return z
    .string(`${name} must be a string`)
    .trim()
    .max(most, `${name} must be at most ${most} characters`)
    .refine((text) => text.isWellFormed() && !unprintable.test(text), `${name} must be plain text`);
}
const words = (name: string, most: number, lines = false) =>
  required(name).pipe(plain(name, most, lines).min(1, `${name} is a required field`));

const body = z.strictObject(
  {
    kind: z.enum(['contact', 'advertise', 'partner'], { error: 'kind must be contact, advertise or partner' }),
    name: words('name', 100),
    email,
    phone: plain('phone', 40)
      .nullish()
      .transform((phone) => phone || null),
    subject: words('subject', 150),
    message: words('message', 5_000, true),
    token: required('token').max(300, 'Please solve the captcha correctly'),
    answer: z.int({ error: 'answer must be a whole number' }),
  },
  unknownFields(([first]) => `Invalid key ${first}`),
);

/** The calls of the contact forms (S2 §2 Static pages, PRODUCT.md Forms). */
export const enquiryCalls: readonly Call[] = [
  call({
    method: 'GET',
    path: '/api/enquiries/question',
    summary: 'The sum that an enquiry has to come with',
    viewer: 'anyone',
    answer: z.object({ first: z.int(), second: z.int(), token: z.string() }),
    limit: { times: 120, seconds: hour },
    run: async ({ config, now }) => askSum(config, now),
  }),
  call({
    method: 'POST',
    path: '/api/enquiries',
    summary: 'Write to the operator',
    viewer: 'anyone',
    body,
    answer: z.object({ ok: z.literal(true) }),
    limit: { times: 20, seconds: hour, perAccount: 5 },
    account: ({ email }) => email,
    run: (ctx, { body }) => enquire(ctx, body),
  }),
];
