import compile from 'icu-minify/compile';
import { type Catalogue, identified } from './message.ts';

/**
 * The English texts of a subject. Throws if one is not valid ICU. Browsers get them compiled
 * (scripts/pages/compiled-messages.ts).
 */
export function catalogue<const Texts extends Readonly<Record<string, string>>>(
  subject: string,
  texts: Texts,
): Catalogue<Texts>;
export function catalogue(subject: string, texts: Readonly<Record<string, string>>): object {
  return Object.fromEntries(
    Object.entries(identified(subject, compiled(texts))).map(([key, message]) => [
      key,
      { ...message, source: texts[key] },
    ]),
  );
}

/** Texts of any language in the form that is formatted. */
export function compiled<Key extends string>(texts: Readonly<Record<Key, string>>) {
  return Object.fromEntries(Object.entries<string>(texts).map(([key, text]) => [key, compile(text)]));
}
