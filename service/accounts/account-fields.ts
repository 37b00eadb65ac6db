import { z } from 'zod';
import { isOneLine, phoneNumberOf, tidyName } from '../core/contact-details.ts';
import { lengthOf } from '../core/field-rule.ts';
import { required } from '../platform/body-fields.ts';
import * as rules from './account-rules.ts';

/** A new password. */
export const newPassword = required('password')
  .min(rules.password.least, { error: `password must be at least ${rules.password.least} characters`, abort: true })
  .max(rules.password.most, `password must be at most ${rules.password.most} characters`);

/** A full name on one line. */
export const username = required('username')
  .refine(isOneLine, { error: 'username must be one line of text', abort: true })
  .transform(tidyName)
  .pipe(
    z
      .string()
      .min(1, { error: 'username is a required field', abort: true })
      .max(rules.username.most, { error: `username must be at most ${rules.username.most} characters`, abort: true })
      .refine(
        rules.username.right,
        'username must be a name without a web or email address, and with a space after a dot',
      ),
  );

function emptyToNull(text: string): string | null {
  return text.trim() || null;
}

/** An optional field; null or empty clears it. */
function optional(name: string, right: (text: string) => boolean, message: string, emptyValue = emptyToNull) {
  return z
    .string({ error: `${name} must be a string` })
    .refine((text) => text.trim() === '' || right(text.trim()), { error: message })
    .transform(emptyValue)
    .nullish();
}

export const phone = optional(
  'phone',
  rules.phone.right,
  'phone must be a valid phone number',
  (text) => phoneNumberOf(text) ?? null,
);

export const address = optional(
  'address',
  (text) => lengthOf(text) <= rules.address.most && rules.address.right(text),
  `address must be at most ${rules.address.most} characters of text`,
);

function isBirthday(text: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** An existing day from 1900 on; the use case checks that it is past. */
export const dateOfBirth = optional('dateOfBirth', isBirthday, 'dateOfBirth must be a day in the past, as YYYY-MM-DD');
