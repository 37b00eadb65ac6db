import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { invitations, placesIn, sourcesOf } from '../../messages/translations.ts';
import { root } from '../command.ts';
import { englishTexts } from './translations.ts';

/** An English text and its translation. */
interface Pair {
  readonly id: string;
  readonly english: string;
  readonly text: string;
}

const dictionaryOf = (language: string) => `/usr/share/hunspell/${language}_IN.dic`;
const programs = [
  { file: '/usr/bin/hunspell', name: 'hunspell' },
  { file: dictionaryOf('hi'), name: 'hunspell-hi' },
  { file: '/usr/bin/pofilter', name: 'translate-toolkit' },
];

/** The Debian packages of the programs that read translations, without those that are installed. */
export const missingProofreaders = (): string[] =>
  programs.filter(({ file }) => !existsSync(file)).map(({ name }) => name);

const texts = z.record(z.string(), z.string());

/** What offers a language on pages in any other, and the places that the code names. */
function otherPairs(language: string): Pair[] {
  const offer = Object.entries(invitations.get(language) ?? {});
  const english: Readonly<Record<string, string>> = { ...invitations.get('en') };
  return [
    ...offer.map(([key, text]) => ({ id: `invitation.${key}`, english: english[key] ?? '', text })),
    ...[...placesIn(language)].map(([name, text]) => ({ id: `places.${name}`, english: name, text })),
  ];
}

/** All texts in a language: messages, what offers it, names of places, and the products of the sample catalogue. */
export async function pairsOf(language: string): Promise<Pair[]> {
  const english = await englishTexts();
  const messages = [...sourcesOf(language)].map(([id, text]) => ({ id, english: english.get(id) ?? '', text }));
  const folder = join(root, 'database', 'sample', language);
  const products = globSync('**/*.json', { cwd: folder })
    .sort()
    .flatMap((file) =>
      Object.entries(texts.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))).map(([source, text], at) => ({
        // the first line of the file is a brace
        id: `${file}:${at + 2}`,
        english: source,
        text,
      })),
    );
  return [...messages, ...otherPairs(language), ...products];
}

function inFolder<Found>(work: (folder: string) => Found): Found {
  const folder = mkdtempSync(join(tmpdir(), 'padharo-proofreading-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const word = /[\u0900-\u0963\u0970-\u097f]+/g;
const signs = Array.from({ length: 80 }, (_, at) => String.fromCodePoint(0x900 + at)).join('');

/** Words that neither the dictionary of a language nor its own list has, each with a text that has it. */
export function misspelt(language: string, pairs: readonly Pair[], known: ReadonlySet<string>): string[] {
  const found = new Map<string, string>();
  for (const { id, text } of pairs) for (const [each] of text.matchAll(word)) if (!known.has(each)) found.set(each, id);
  const unknown = inFolder((folder) => {
    const given = dictionaryOf(language);
    const own = join(folder, language);
    cpSync(given, `${own}.dic`);
    // without them a vowel sign would end a word
    const rules = readFileSync(given.replace(/dic$/, 'aff'), 'utf8');
    writeFileSync(`${own}.aff`, `${rules}\nWORDCHARS ${signs}\n`);
    const input = [...found.keys()].join('\n');
    return execFileSync('hunspell', ['-d', own, '-i', 'UTF-8', '-l'], { input, encoding: 'utf8' });
  });
  return unknown.split('\n').flatMap((each) => (each ? [`${each} (${found.get(each)})`] : []));
}

const plural = /\{(\w+), plural,.*? other \{((?:[^{}]|\{\w+\})*)\}\s*\}/gs;

/** A text as PO has it: a plural is its last branch, and sentences end as in English. */
const asPo = (text: string) =>
  JSON.stringify(
    text
      .replaceAll(plural, (_, name: string, words: string) => words.replaceAll('#', `{${name}}`))
      .replaceAll('।', '.'),
  );

/** What these tests of pofilter find in the texts of a language, as 'numbers cart.payBy'. */
export function filtered(language: string, pairs: readonly Pair[], tests: readonly string[]): string[] {
  const entries = pairs.map(
    ({ id, english, text }) => `msgctxt ${JSON.stringify(id)}\nmsgid ${asPo(english)}\nmsgstr ${asPo(text)}\n`,
  );
  return inFolder((folder) => {
    const given = join(folder, 'texts.po');
    const found = join(folder, 'found.po');
    writeFileSync(given, ['msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n', ...entries].join('\n'));
    const chosen = tests.map((test) => `--test=${test}`);
    execFileSync('pofilter', ['--progress=none', `--language=${language}`, ...chosen, given, found]);
    if (!existsSync(found)) return [];
    return readFileSync(found, 'utf8')
      .split('\n\n')
      .flatMap((entry) => {
        const id = /^msgctxt "(.*)"$/m.exec(entry)?.[1];
        return [...entry.matchAll(/^# \(pofilter\) (\w+):/gm)].map(([, test]) => `${test} ${id}`);
      });
  });
}
