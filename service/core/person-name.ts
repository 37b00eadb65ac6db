import { isPlain, withoutMarks } from './field-rule.ts';
import { carriesLink } from './link-like.ts';

export const nameMost = 120;

/** A name as it is kept: without the marks that nobody sees and spaces around it. */
export function tidyName(text: string): string {
  return withoutMarks(text).trim();
}

/** On one line, and nothing that cannot be printed. */
export function isOneLine(text: string): boolean {
  return isPlain(text) && !/[\u2028\u2029]/.test(text);
}

/** The only rule of names of people, for both sides: one line, in which no program finds a link. */
export function isPersonName(text: string): boolean {
  return isOneLine(text) && !carriesLink(tidyName(text));
}
