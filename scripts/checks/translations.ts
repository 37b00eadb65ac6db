import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import { z } from 'zod';
import type { Message, RichMessage } from '../../messages/message.ts';
import { languages, sourcesOf } from '../../messages/translations.ts';
import { root } from '../command.ts';

/** Texts by message id. */
type Texts = ReadonlyMap<string, string>;

const folder = join(root, 'messages');

/** How a language words the terms of the field, and the words that it does not use (`messages/hi/glossary.json`). */
export const glossary = z.strictObject({
  /** English terms; a translation contains one of the stems, separated by bars. */
  terms: z.record(z.string(), z.string()),
  /** Words that are never used, and what is said instead. */
  never: z.record(z.string(), z.string()),
  /** 'cart.back: return': messages in which the English word is not that term. */
  excepted: z.array(z.string()),
});
export type Glossary = z.infer<typeof glossary>;

/** The messages that travellers read: all but those of the back office. */
export async function englishTexts(): Promise<Texts> {
  const texts = new Map<string, string>();
  for (const file of globSync('en/**/*.ts', { cwd: folder }).sort()) {
    if (file.startsWith('en/admin/')) continue;
    const loaded: Record<string, Record<string, Message | RichMessage>> = await import(
      pathToFileURL(join(folder, file)).href
    );
    for (const messages of Object.values(loaded))
      for (const { id, source = '' } of Object.values(messages)) texts.set(id, source);
  }
  return texts;
}

export function glossaryOf(language: string): Glossary {
  return glossary.parse(JSON.parse(readFileSync(join(folder, language, 'glossary.json'), 'utf8')));
}

/** The placeholders, tags and plurals of a compiled text, sorted; each branch of a plural for itself. */
function shapeOf(part: unknown): string[] {
  if (!Array.isArray(part)) return [];
  return part.flatMap((node) => {
    if (!Array.isArray(node)) return [];
    const [name, type, branches]: unknown[] = node;
    if (typeof name !== 'string') return [];
    if (typeof type === 'number') {
      const inBranches = Object.values(branches ?? {}).flatMap(shapeOf);
      return [`${name} (plural)`, ...inBranches];
    }
    return [name, ...node.slice(1).flatMap((inner: unknown) => shapeOf([inner]))];
  });
}

const shape = (text: string) => [...new Set(shapeOf(compile(text)))].sort().join(', ');

const patterns = new Map<string, RegExp>();
/** A whole word or term; `ending`: what may follow its stem. */
function wholeWord(term: string, ending = ''): RegExp {
  const key = term + ending;
  const known = patterns.get(key) ?? new RegExp(`(?<![\\p{L}\\p{M}-])${term}${ending}(?![\\p{L}\\p{M}-])`, 'iu');
  patterns.set(key, known);
  return known;
}
const wordPattern = (term: string) => wholeWord(term, '(?:s|es)?');
/** Digits of Indian scripts: numbers are written in Latin digits in every language. */
const nativeDigit = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/u;

/** What is wrong with one translation, each in a sentence. */
export function faultsOf(id: string, english: string, text: string, words: Glossary): string[] {
  let wanted: string;
  let given: string;
  try {
    [wanted, given] = [shape(english), shape(text)];
  } catch (error) {
    return [`${id} is not valid ICU: ${error instanceof Error ? error.message : String(error)}`];
  }
  const faults: string[] = [];
  if (wanted !== given) faults.push(`${id} has the placeholders '${given}' where English has '${wanted}'`);
  if (nativeDigit.test(text)) faults.push(`${id} has digits that are not Latin`);
  if (text.trim() === '' || text !== text.trim()) faults.push(`${id} is empty, or begins or ends with a space`);
  for (const [word, instead] of Object.entries(words.never))
    if (wholeWord(word).test(text)) faults.push(`${id} says '${word}'; say '${instead}'`);
  // a placeholder's name is no word
  const read = english.replace(/\{\w+/g, ' ').replace(/<\/?\w+>/g, ' ');
  for (const [term, stems] of Object.entries(words.terms)) {
    if (!wordPattern(term).test(read) || words.excepted.includes(`${id}: ${term}`)) continue;
    const longer = Object.keys(words.terms).some(
      (other) => other.length > term.length && wordPattern(term).test(other) && wordPattern(other).test(read),
    );
    if (!longer && !stems.split('|').some((stem) => text.toLowerCase().includes(stem.toLowerCase())))
      faults.push(`${id} has no '${stems}' for '${term}'`);
  }
  return faults;
}

/** A quoted name, such as that of a button. */
const quoted = /(?<!\w)['"]([A-Z][^'"]+)['"](?!\w)/g;

/** Messages that name a button, a link or a page by another text than it has in that language. */
function misnamed(english: Texts, texts: Texts): string[] {
  const named = new Map<string, string[]>();
  for (const [id, source] of english) named.set(source, [...(named.get(source) ?? []), texts.get(id) ?? source]);
  return [...texts].flatMap(([id, text]) =>
    [...(english.get(id) ?? '').matchAll(quoted)].flatMap(([, name = '']) => {
      const names = named.get(name.replaceAll(/\s+/g, ' '));
      if (!names || names.some((own) => text.includes(own))) return [];
      return [`${id} does not name '${[...new Set(names)].join("' or '")}'`];
    }),
  );
}

/** How many of the messages each language has, English apart. */
export async function countTranslations(): Promise<{ language: string; translated: number; all: number }[]> {
  const ids = [...(await englishTexts()).keys()];
  return languages
    .filter((language) => language !== 'en')
    .map((language) => {
      const texts = sourcesOf(language);
      return { language, translated: ids.filter((id) => texts.has(id)).length, all: ids.length };
    });
}

/** All faults of a language, and the messages that it lacks. */
export async function checkLanguage(language: string): Promise<string[]> {
  const english = await englishTexts();
  const texts = sourcesOf(language);
  const words = glossaryOf(language);
  return [
    ...[...english.keys()].filter((id) => !texts.has(id)).map((id) => `${id} is missing`),
    ...[...texts].flatMap(([id, text]) => {
      const source = english.get(id);
      return source === undefined ? [`${id} is no message`] : faultsOf(id, source, text, words);
    }),
    ...misnamed(english, texts),
  ];
}
