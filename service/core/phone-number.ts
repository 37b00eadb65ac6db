import { withoutMarks } from './field-rule.ts';

/** So much may be typed: what is pasted has marks around it. */
export const phoneMost = 60;
const longest = 25;
const characters = /^\(?\+?[\d ().\-/]+$/;

/** As a person would type it: spaces and hyphens of the keyboard, no marks that nobody sees. */
export function tidyPhone(text: string): string {
  return withoutMarks(text.normalize('NFKC'))
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The only rule of phone numbers, for both sides. The number as it is kept; undefined for a text that is none. */
export function phoneNumberOf(text: string): string | undefined {
  if (text.length > phoneMost) return undefined;
  const number = tidyPhone(text);
  const digits = number.replaceAll(/\D/g, '').length;
  return number.length <= longest && digits >= 6 && digits <= 15 && characters.test(number) ? number : undefined;
}

/** The rule of a field that takes a phone number, with what its form says of another text. */
export function phoneRule<Wrong extends string>(wrong: Wrong) {
  return { most: phoneMost, right: (text: string) => phoneNumberOf(text) !== undefined, wrong } as const;
}
