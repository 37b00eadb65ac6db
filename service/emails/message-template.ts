import { type Words, wordsOf } from './words.ts';

/**
 * A message template of the site, with placeholders in braces: 'Pay by {until} to keep it.' The operator may override
 * it.
 */
export interface MessageTemplate {
  readonly standard: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A text of an email: fixed words, or a template that may be overridden. */
export type EmailTextPart = Words | MessageTemplate;

/** Returns the operator's override of a template; undefined without one. */
export type Overrides = (standard: string) => string | undefined;

/** No overrides: the site's own texts. */
export const noOverrides: Overrides = () => undefined;

export function template(standard: string, values: MessageTemplate['values'] = {}): MessageTemplate {
  return { standard, values };
}

const marks = /\{(\w+)\}/g;

/** Fills a template, with the override if there is one. `{house}` stays until the name of the site is known. */
export function fillTemplate({ standard, values }: MessageTemplate, overrides: Overrides): Words {
  const content = overrides(standard) ?? standard;
  return wordsOf(
    content.replace(marks, (mark, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? mark) : mark)),
  );
}

/** The names of the placeholders of a template. */
export function placeholdersIn(content: string): string[] {
  return [...new Set([...content.matchAll(marks)].flatMap(([, name]) => name ?? []))];
}

/**
 * Placeholders that an override may omit: the greeted name and the site's name. All others are facts that the reader
 * needs.
 */
const optionalPlaceholders = ['house', 'name'];

/** Why an override of that template is invalid, as an error message; undefined if it is valid. */
export function overrideProblem(standard: string, overrides: string): string | undefined {
  const facts = placeholdersIn(standard);
  const content = placeholdersIn(overrides);
  const strange = content.find((name) => name !== 'house' && !facts.includes(name));
  if (strange !== undefined) return `{${strange}} is not available in this sentence.`;
  const missing = facts.find((name) => !optionalPlaceholders.includes(name) && !content.includes(name));
  return missing === undefined ? undefined : `Keep {${missing}}. The reader needs it.`;
}

/** Placeholder of the site's name in email texts, replaced by the setting when the email is stored. */
export const site = '{house}';

/** Texts around the content of every email. */
export interface FrameWords<T> {
  readonly tagline: T;
  readonly noButton: T;
  readonly unsubscribe: T;
}

export const frameWords: FrameWords<MessageTemplate> = {
  tagline: template('{house}: stays, attractions, tours and cars in India'),
  noButton: template('If the button does not work, copy this address into your browser:'),
  unsubscribe: template('Unsubscribe'),
};
