import type { Refused } from '../server/act.ts';
import type { Fields } from '../server/fields.ts';

/** A text of the form. Its fields have the path by which the use case names it in an error. */
interface SentText {
  readonly source: string;
  readonly text: string;
  readonly ifMatch: string;
}

const parts = ['source', 'text', 'version', 'delete'] as const;

/** The name of a field of the text in that place of the form. */
export const fieldOf = (at: number, part: (typeof parts)[number]) => `translations.${at}.${part}`;

/** Browsers send lines with CR and LF. */
const plainLines = (text: string) => text.replaceAll('\r\n', '\n');

/** The texts in a sent form, in its order. `known`: English texts as they are stored, with their own line breaks. */
export function sentTexts({ text, names }: Pick<Fields, 'text' | 'names'>, known: Iterable<string>): SentText[] {
  const stored = new Map([...known].map((source) => [plainLines(source), source]));
  const sent = new Set(names);
  const found: SentText[] = [];
  for (let at = 0; sent.has(fieldOf(at, 'source')); at += 1) {
    const source = plainLines(text(fieldOf(at, 'source')));
    const typed = text(fieldOf(at, 'delete')) === '' ? plainLines(text(fieldOf(at, 'text'))).trim() : '';
    found.push({ source: stored.get(source) ?? source, text: typed, ifMatch: text(fieldOf(at, 'version')) });
  }
  return found;
}

/** What was typed for a text in a form that was refused, for which stored version of it, and why it was refused. */
interface RefusedText {
  readonly text: string;
  readonly version: string;
  readonly error: string | undefined;
}

/** The texts of a refused form by their English. */
export function refusedTexts({ typed, errors }: Pick<Refused, 'typed' | 'errors'>): ReadonlyMap<string, RefusedText> {
  const found = new Map<string, RefusedText>();
  for (let at = 0; ; at += 1) {
    const source = typed[fieldOf(at, 'source')];
    if (source === undefined) return found;
    const field = fieldOf(at, 'text');
    const text = plainLines(typed[field] ?? '');
    found.set(plainLines(source), { text, version: typed[fieldOf(at, 'version')] ?? '', error: errors[field] });
  }
}

/**
 * What the field of a text shows after a refusal: what was typed, unless someone else has saved another translation and
 * the person who sent the form had left this one as it was.
 */
export function textAfter(
  found: ReturnType<typeof refusedTexts>,
  { source, text, version }: { readonly source: string; readonly text: string; readonly version: string },
): { readonly text: string; readonly error: string | undefined } {
  const typed = found.get(plainLines(source));
  const isTyped = typed && (typed.error !== undefined || typed.version === version);
  return isTyped ? typed : { text, error: undefined };
}

/** The height of a field for a translation, in lines of so many characters. */
export function linesFor(source: string, text: string, characters = 52): number {
  const lines = (of: string) =>
    of.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / characters)), 0);
  return Math.max(lines(source), lines(text));
}
