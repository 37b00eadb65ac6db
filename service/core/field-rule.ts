import { emailAddressOf } from './email-address.ts';

/**
 * What a text field of a form takes, said once: the page asks by it, and the schema of the call is made with it. Lengths
 * are of the text without the spaces around it, as `lengthOf` counts.
 */
export interface FieldRule {
  /** What to say when nothing is there; without it the field may be empty. */
  readonly missing?: string;
  readonly least?: number;
  readonly most?: number;
  readonly right?: (text: string) => boolean;
  /** What to say of a text that is not right. */
  readonly wrong?: string;
  /** Spaces around it belong to it. */
  readonly asTyped?: true;
}

/** Rules by the names of the fields of a form. */
export type FormRules = Readonly<Record<string, FieldRule>>;

/** An e-mail address, by the only grammar of them. */
export function emailRule(missing: string, wrong: string) {
  return { missing, wrong, most: 254, right: (text: string) => emailAddressOf(text) !== undefined } as const;
}

/** Whether a text can be printed: whole characters, and on one line unless `lines`. */
export function isPlain(text: string, lines = false): boolean {
  return !(lines ? /\p{Cs}|[^\P{Cc}\t\r\n]/u : /\p{Cc}|\p{Cs}/u).test(text);
}

/** The same without the marks that reverse the reading direction; a telephone puts them around a number that is copied. */
export function withoutTurns(text: string): string {
  return text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');
}

/**
 * The same without any mark that nobody sees: those that turn the reading direction, spaces without width, soft hyphens. The
 * joiners stay: words of Indian scripts have them.
 */
export function withoutMarks(text: string): string {
  return withoutTurns(text).replaceAll(/[\u00ad\u061c\u200b\u200e\u200f\u2060\ufeff]/g, '');
}

/** In characters as Unicode counts them: what is drawn with two halves is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** What is wrong with what was typed, in words for who typed it; undefined when nothing is. */
export function problemOf(rule: FieldRule, typed: string): string | undefined {
  const { missing, least = 0, most = Infinity, right, wrong } = rule;
  // a form's lines end by CR LF
  const text = rule.asTyped ? typed : typed.replaceAll('\r\n', '\n').trim();
  if (!text) return missing;
  if (lengthOf(text) < least) return `Please use at least ${least} characters.`;
  if (lengthOf(text) > most) return `Please use at most ${most} characters.`;
  return right?.(text) === false ? wrong : undefined;
}

/** What is wrong with the fields of a form, by their names; empty when it can be sent. */
export function problemsOf<Rules extends FormRules>(
  rules: Rules,
  values: Readonly<Partial<Record<string, string>>>,
): Partial<Record<keyof Rules & string, string>> {
  const found: Partial<Record<string, string>> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const problem = problemOf(rule, values[name] ?? '');
    if (problem) found[name] = problem;
  }
  return found;
}

/** What the browser itself holds a field to, and says of it to who does not see it. */
export function inputBounds({ missing, most, asTyped }: FieldRule): { required: boolean; maxLength?: number } {
  // what cannot be seen must not be cut off in silence
  return { required: missing !== undefined, ...(most !== undefined && !asTyped ? { maxLength: most } : {}) };
}
