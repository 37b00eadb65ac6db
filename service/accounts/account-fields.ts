import { z } from 'zod';
import { carriesLink } from '../core/link-like.ts';
import { required } from '../platform/body-fields.ts';
import { longest, shortest } from './password.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const controlButNewline = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/;

/** A password to be set. */
export const newPassword = required('password')
  .min(shortest, { error: `password must be at least ${shortest} characters`, abort: true })
  .max(longest, `password must be at most ${longest} characters`);

/** A full name in one line. */
export const username = required('username')
  .refine((text) => !control.test(text), { error: 'username must be one line of text', abort: true })
  .transform((text) => text.trim())
  .pipe(
    z
      .string()
      .min(1, { error: 'username is a required field', abort: true })
      .max(120, { error: 'username must be at most 120 characters', abort: true })
      .refine(
        (text) => !carriesLink(text),
        'username must be a name without a web or email address, and with a space after a dot',
      ),
  );

function emptyToNull(text: string): string | null {
  return text.trim() || null;
}

/** A field that may be absent, and null or empty to forget it. */
function optional(name: string, right: (text: string) => boolean, message: string) {
  return z
    .string({ error: `${name} must be a string` })
    .refine((text) => text.trim() === '' || right(text.trim()), { error: message })
    .transform(emptyToNull)
    .nullish();
}

export const phone = optional(
  'phone',
  (text) => /^\+?[\d ().\-/]{3,31}$/.test(text),
  'phone must be a valid phone number',
);

export const address = optional(
  'address',
  (text) => text.length <= 500 && !controlButNewline.test(text.replaceAll('\r\n', '\n')),
  'address must be at most 500 characters of text',
);

function isBirthday(text: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** A day that exists, from 1900 on; whether it is past is for the verb to say. */
export const dateOfBirth = optional('dateOfBirth', isBirthday, 'dateOfBirth must be a day in the past, as YYYY-MM-DD');
