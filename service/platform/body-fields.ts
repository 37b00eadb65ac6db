import { z } from 'zod';
import { emailAddressOf } from '../core/email-address.ts';

// Fields that bodies of several rooms have, refused in the words of the wire format.

/** A text that must be there. */
export function required(name: string) {
  return z
    .string({
      error: ({ input }) =>
        input === undefined || input === null ? `${name} is a required field` : `${name} must be a string`,
    })
    .min(1, { error: `${name} is a required field`, abort: true });
}

/** An e-mail address as it is stored; any other text is refused in these words. */
export function emailAddress(text: z.ZodType<string>, refusal: string) {
  return text.transform((typed, check) => {
    const address = emailAddressOf(typed);
    if (address === undefined) check.addIssue({ code: 'custom', message: refusal });
    return address ?? '';
  });
}

export const email = emailAddress(required('email'), 'email must be a valid email');

/** What the sender calls one filling of a form, so that sending it again changes nothing: 16 to 64 characters. */
export const formId = required('form').regex(/^[\w-]{16,64}$/, 'form must be 16 to 64 letters, digits or hyphens');

/** A code from an email's link. */
export const code = required('code').max(200, 'Incorrect code provided');

/** Words for fields that do not belong into a body: all of them at once, or the first one. */
export function unknownFields(words: (keys: readonly string[]) => string) {
  return {
    error: (issue: { code?: string; keys?: unknown }) =>
      issue.code === 'unrecognized_keys' && Array.isArray(issue.keys) ? words(issue.keys.map(String)) : undefined,
  };
}
