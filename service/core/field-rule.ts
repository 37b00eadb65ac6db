import { fieldRulesTexts } from '../../messages/en/field-rules.ts';
import { type Message, type Sentence, sentence } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import { emailAddressOf } from './email-address.ts';

/**
 * The rule of a text field, shared by the form and the schema of the call. Lengths are counted by `lengthOf` after
 * trimming.
 */
export interface FieldRule {
  /** Message for an empty field; absent: the field is optional. */
  readonly missing?: Message;
  readonly least?: number;
  readonly most?: number;
  readonly right?: (text: string) => boolean;
  /** Message for an invalid text. */
  readonly wrong?: Message;
  /** Do not trim. */
  readonly asTyped?: true;
}

/** Rules by the field names of a form. */
export type FormRules = Readonly<Record<string, FieldRule>>;

/** The rule of an email address field. */
export function emailRule<Missing extends Message, Wrong extends Message>(missing: Missing, wrong: Wrong) {
  return { missing, wrong, most: 254, right: (text: string) => emailAddressOf(text) !== undefined } as const;
}

/** Whether a text is printable: valid characters, on one line unless `lines`. */
export function isPlain(text: string, lines = false): boolean {
  return !(lines ? /\p{Cs}|[^\P{Cc}\t\r\n]/u : /\p{Cc}|\p{Cs}/u).test(text);
}

/** The text without the marks that reverse the reading direction; phones put them around a copied number. */
export function withoutDirectionMarks(text: string): string {
  return text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');
}

/**
 * The text without invisible marks: direction marks, zero-width spaces, soft hyphens. Joiners stay: words of Indian
 * scripts need them.
 */
export function withoutInvisibleMarks(text: string): string {
  return withoutDirectionMarks(text).replaceAll(/[\u00ad\u061c\u200b\u200e\u200f\u2060\ufeff]/g, '');
}

/** Length in Unicode code points: a surrogate pair counts as one. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** What is wrong with a typed text; undefined if it is valid. */
export function fieldProblem(rule: FieldRule, typed: string): Sentence | undefined {
  const { missing, least = 0, most = Infinity, right, wrong } = rule;
  // lines of a form end with CR LF
  const text = rule.asTyped ? typed : typed.replaceAll('\r\n', '\n').trim();
  if (!text) return missing && sentence(missing);
  if (lengthOf(text) < least) return sentence(fieldRulesTexts.atLeast, { least: String(least) });
  if (lengthOf(text) > most) return sentence(fieldRulesTexts.atMost, { most: String(most) });
  return right?.(text) === false && wrong ? sentence(wrong) : undefined;
}

/** The error message for a typed text; undefined if it is valid. */
export function problemOf(t: Translate, rule: FieldRule, typed: string): string | undefined {
  const problem = fieldProblem(rule, typed);
  return problem && t.of(problem);
}

/** Error messages by field name; empty if the form is valid. */
export function problemsOf<Rules extends FormRules>(
  t: Translate,
  rules: Rules,
  values: Readonly<Partial<Record<string, string>>>,
): Partial<Record<keyof Rules & string, string>> {
  const found: Partial<Record<string, string>> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const problem = problemOf(t, rule, values[name] ?? '');
    if (problem) found[name] = problem;
  }
  return found;
}

/** The HTML attributes that make the browser enforce a rule and announce it to screen readers. */
export function inputBounds({ missing, most, asTyped }: FieldRule): { required: boolean; maxLength?: number } {
  // text in a password field is invisible, so the browser must not silently cut it off
  return { required: missing !== undefined, ...(most !== undefined && !asTyped ? { maxLength: most } : {}) };
}
