import { z } from 'zod';
import type { Sentence } from '../../messages/message.ts';
import { english } from '../../messages/translate.ts';
import { emailAddressOf } from '../core/email-address.ts';

// Body fields that several modules share. Their messages are part of the wire format.

const known = new Map<string, Sentence>();

/** The English text of a sentence for a schema, whose refusals are worded in the reader's language (`sentenceOf`). */
export function schemaMessage(problem: Sentence): string {
  const words = english.of(problem);
  known.set(words, problem);
  return words;
}

/** The sentence of a message of a schema; undefined for messages of the wire format. */
export function sentenceOf(words: string): Sentence | undefined {
  return known.get(words);
}

/** A text that must be present and not empty. */
export function required(name: string) {
  return z
    .string({
      error: ({ input }) =>
        input === undefined || input === null ? `${name} is a required field` : `${name} must be a string`,
    })
    .min(1, { error: `${name} is a required field`, abort: true });
}

/** An email address in its stored form; any other text is refused with `refusal`. */
export function emailAddress(text: z.ZodType<string>, refusal: string) {
  return text.transform((typed, check) => {
    const address = emailAddressOf(typed);
    if (address === undefined) check.addIssue({ code: 'custom', message: refusal });
    return address ?? '';
  });
}

export const email = emailAddress(required('email'), 'email must be a valid email');

/** A client-made id of one filled form, so that sending it twice has no further effect: 16 to 64 characters. */
export const formId = required('form').regex(/^[\w-]{16,64}$/, 'form must be 16 to 64 letters, digits or hyphens');

/** A code from a link in an email. */
export const code = required('code').max(200, 'Incorrect code provided');

/** The error message for unknown fields of a body: receives all of them at once. */
export function unknownFields(words: (keys: readonly string[]) => string) {
  return {
    error: (issue: { code?: string; keys?: unknown }) =>
      issue.code === 'unrecognized_keys' && Array.isArray(issue.keys) ? words(issue.keys.map(String)) : undefined,
  };
}
