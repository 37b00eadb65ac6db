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
