import compile from 'icu-minify/compile';
import type { Catalogue } from './message.ts';

/**
 * The English texts of a subject. Throws if one is not valid ICU. Browsers get them compiled
 * (scripts/pages/compiled-messages.ts).
 */
export function catalogue<const Texts extends Readonly<Record<string, string>>>(
  subject: string,
  texts: Texts,
): Catalogue<Texts>;
export function catalogue(subject: string, texts: Readonly<Record<string, string>>): object {
  const english = compiled(texts);
  return Object.fromEntries(
    Object.entries(texts).map(([key, source]) => [key, { id: `${subject}.${key}`, english: english[key], source }]),
  );
}

/** Texts of any language in the form that is formatted. */
export function compiled<Key extends string>(texts: Readonly<Record<Key, string>>) {
  return Object.fromEntries(Object.entries<string>(texts).map(([key, text]) => [key, compile(text)]));
}
