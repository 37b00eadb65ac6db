import type { Message } from '../../messages/message.ts';
import { isPlain, withoutInvisibleMarks } from './field-rule.ts';
import { containsLink } from './link-like.ts';

export const maxNameLength = 120;

/** A name in its stored form: trimmed, without invisible marks. */
export function tidyName(text: string): string {
  return withoutInvisibleMarks(text).trim();
}

/** Whether the text is on one line and printable. */
export function isOneLine(text: string): boolean {
  return isPlain(text) && !/[\u2028\u2029]/.test(text);
}

/** The only rule of people's names, for browser and server: one line without anything that looks like a link. */
export function isPersonName(text: string): boolean {
  return isOneLine(text) && !containsLink(tidyName(text));
}

/** Maximum length of the typed text: pasted numbers contain invisible marks. */
export const maxPhoneLength = 60;
const longest = 25;
const characters = /^\(?\+?[\d ().\-/]+$/;

/** The typed number with plain spaces and hyphens and without invisible marks. */
export function tidyPhone(text: string): string {
  return withoutInvisibleMarks(text.normalize('NFKC'))
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The only rule of phone numbers, for browser and server. Returns the stored form; undefined for an invalid number. */
export function phoneNumberOf(text: string): string | undefined {
  if (text.length > maxPhoneLength) return undefined;
  const number = tidyPhone(text);
  const digits = number.replaceAll(/\D/g, '').length;
  return number.length <= longest && digits >= 6 && digits <= 15 && characters.test(number) ? number : undefined;
}

/** The rule of a phone number field, with the message of its form for an invalid number. */
export function phoneRule<Wrong extends Message>(wrong: Wrong) {
  return { most: maxPhoneLength, right: (text: string) => phoneNumberOf(text) !== undefined, wrong } as const;
}
