import { z } from 'zod';
import { errorsAccountsTexts } from '../../messages/en/errors/accounts.ts';
import { sentence } from '../../messages/message.ts';
import { languages } from '../../messages/translations.ts';
import { savedName } from '../catalog/product-keys.ts';
import { code, email, required, schemaMessage, unknownFields } from '../platform/body-fields.ts';
import type { Section } from '../platform/call.ts';
import { address, dateOfBirth, newPassword, phone, username } from './account-fields.ts';
import { currentPassword as currentRule } from './account-rules.ts';

/** The chapter of all account calls in the API documentation. */
export const section: Section = {
  name: 'Accounts',
  group: 'Website',
  description: 'Sign in, register, confirm an email address, and reset a password.',
};

const strict = unknownFields(([first]) => `Invalid key ${first}`);
const currentPassword = required('currentPassword').max(
  currentRule.most,
  schemaMessage(sentence(errorsAccountsTexts.currentPasswordWrong)),
);
const passwordConfirmation = required('passwordConfirmation');

export const logInBody = z.strictObject({ identifier: required('identifier'), password: required('password') }, strict);

export const registerBody = z.strictObject(
  { username, email, password: newPassword, phone, address, dateOfBirth },
  unknownFields((keys) => `Invalid parameters: ${keys.join(', ')}`),
);

export const forgotBody = z.strictObject({ email }, strict);

export const resetBody = z.strictObject({ code, password: newPassword, passwordConfirmation }, strict);

export const confirmBody = z.strictObject(
  {
    code,
    password: z.string().max(currentRule.most).optional().describe('The account’s password, if no one is signed in'),
    keep: z.boolean().optional().describe('Refuse the call rather than end a password that was not given'),
  },
  strict,
);

export const changePasswordBody = z.strictObject(
  { currentPassword: currentPassword, password: newPassword, passwordConfirmation },
  strict,
);

export const profileBody = z.strictObject(
  {
    username: username.optional(),
    email: required('email').optional(),
    phone,
    address,
    dateOfBirth,
    reviewEmails: z.boolean('reviewEmails must be a boolean').optional(),
    language: z.enum(languages).nullish().describe('The language of the storefront that the user has chosen'),
  },
  strict,
);

/** Deleting an account requires proof of ownership: the password, or the code of an email in its place. */
export const deletionBody = z
  .strictObject({ password: currentPassword.optional(), code: code.optional() }, strict)
  .refine(({ password, code }) => password !== undefined || code !== undefined, 'password is required');

const userAnswer = z.object({
  id: z.int(),
  documentId: z.string(),
  username: z.string(),
  email: z.string(),
  provider: z.string().describe('local, or the sign-in provider, such as google'),
  confirmed: z.boolean(),
  blocked: z.boolean(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
  reviewEmails: z.boolean().describe('True if we email a review invitation after each trip'),
  language: z.string().nullable().describe('The language of the storefront that the user has chosen'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export const profileAnswer = userAnswer;
export const signedInAnswer = z.object({ jwt: z.string(), user: userAnswer });
export const confirmedAnswer = z.object({
  ok: z.literal(true),
  setPassword: z.string().optional().describe('Code for POST /api/auth/reset-password, if the old password was ended'),
});
export const sessionsAnswer = z.object({
  data: z.array(
    z.object({
      id: z.uuid(),
      device: z.string(),
      current: z.boolean(),
      createdAt: z.iso.datetime(),
      usedAt: z.iso.datetime(),
    }),
  ),
});
export const okAnswer = z.object({ ok: z.literal(true) });
export const sentAnswer = z.object({ email: z.string(), sent: z.literal(true) });

export type UserWire = z.infer<typeof profileAnswer>;
export type SignedInWire = z.infer<typeof signedInAnswer>;
/** An item of `data` in GET /api/users/me/sessions. */
export type SessionWire = z.infer<typeof sessionsAnswer>['data'][number];
export type ConfirmationSentWire = z.infer<typeof sentAnswer>;

/** Maximum saved products of an account. */
export const maxSaved = 200;

const savedProduct = z
  .string('names must hold strings')
  .refine((text) => savedName(text) !== undefined, 'names must look like stay:lake-house');

export const saveBody = z.strictObject(
  { names: z.array(savedProduct, 'names must be a list').max(maxSaved, `names must be at most ${maxSaved}`) },
  unknownFields(([key]) => `Invalid key ${key}`),
);

export const savedAnswer = z.object({
  data: z.array(z.string()).describe('Product type and slug, such as stay:lake-villa, newest first'),
});
export type SavedWire = z.infer<typeof savedAnswer>;
