import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** Words of names that the code no longer uses, and the field's term for each (docs/glossary.md). */
export const oldNames: Readonly<Record<string, string>> = {
  letter: 'email',
  desk: 'back office, admin',
  house: 'site, business',
  shop: 'storefront',
  journey: 'end-to-end test',
  lane: 'connection pool',
  postman: 'mail worker',
  reckon: 'calculate',
  doer: 'actor',
  noun: 'domain file',
  verb: 'use case',
  patience: 'timeouts',
  told: 'input, notified',
  tell: 'notify, message',
  said: 'message, flash',
  asked: 'input, query',
  kept: 'saved, stored',
  redeem: 'check in',
  budget: 'rate limit, quota',
  turn: 'concurrency limiter',
  world: 'test harness',
};

/** Sentences that need a second reading, and what to write instead. They count in comments and in documents. */
export const patterns: readonly { readonly name: string; readonly wrong: RegExp; readonly say: string }[] = [
  {
    name: 'bare who',
    wrong: /\b(?:for|to|of|by|with|from|and|tell|ask) who\b(?! (?:is|are|you)\b)|(?:^|[.:;,] )[Ww]ho \w+s\b(?!\?)/g,
    say: 'people who, the caller, or the noun',
  },
  { name: 'he, his', wrong: /\b(?:he|his|him|himself)\b/gi, say: 'they, their' },
  { name: 'somebody', wrong: /\b(?:some|any|no|every)body\b/gi, say: 'people, someone, the role' },
  {
    name: 'odd adverbs',
    wrong: /\bmeanwhile\b|\banew\b|\btill\b|\bby and by\b|\bas ever\b|\belse\.$/gi,
    say: 'again, until, since',
  },
  { name: 'by itself', wrong: /\bby (?:itself|themselves|the clock)\b/gi, say: 'automatically' },
  {
    name: 'is told',
    wrong: /\b(?:is|are|was|be) told\b|\btold (?:of|about|later)\b|\bsays? it\b/gi,
    say: 'shows, is notified',
  },
  { name: 'stands', wrong: /\bstands?\b(?! out|-)|\bstood\b/gi, say: 'is, appears' },
  {
    name: 'comes back',
    wrong: /\b(?:comes?|came|goes|went|gone|going) back\b|\bgiv(?:e|es|en|ing) (?:\S+ ){0,2}back\b/gi,
    say: 'is refunded, is released',
  },
  { name: 'let go', wrong: /\blets? (?:\S+ )?go\b/gi, say: 'releases, deletes' },
  {
    name: 'metaphors',
    wrong: /\b(?:houses?|desk|shop|lanes?|doors?)\b(?! rules?)/gi,
    say: 'site, back office, storefront, entry point',
  },
  { name: 'is to be', wrong: /\b(?:is|are|was|were) to (?:be|go|come|change|send|pay)\b/gi, say: 'must be, will be' },
  {
    name: 'what clause',
    wrong: /(?:^|[.:;] )What (?:is|was|are|were|of|a|the|it|they|can|stands|comes) /g,
    say: 'the noun',
  },
];

/** 'House rules' is the field's term. */
const words = (name: string) =>
  name
    .replace(/house_?rules?/gi, '')
    .match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)
    ?.map((word) => word.toLowerCase()) ?? [];
const singular = (word: string) => word.replace(/(?<=[^s])s$/, '');

/** How often each old word is part of a name of the file: of a binding, a property, a type, or the file itself. */
export function oldNamesIn(file: string, code: string): Map<string, number> {
  const found = new Map<string, number>();
  const count = (name: string) => {
    for (const word of words(name).map(singular))
      if (Object.hasOwn(oldNames, word)) found.set(word, (found.get(word) ?? 0) + 1);
  };
  count(file);
  new Visitor({
    Identifier: ({ name }) => count(name),
    JSXIdentifier: ({ name }) => count(name),
  }).visit(parseSync(file, code).program);
  return found;
}

/** The comments of a TypeScript file, the comments of SQL, or a document without its code. */
export function prose(file: string, text: string): string {
  if (file.endsWith('.md')) return text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  if (file.endsWith('.sql')) return [...text.matchAll(/--(.*)$/gm)].map(([, comment = '']) => comment).join('\n');
  return parseSync(file, text)
    .comments.map(({ value }) => value.replace(/^\s*\*+/gm, ''))
    .join('\n');
}

/** How often each pattern occurs in a text. */
export function patternsIn(text: string): Map<string, number> {
  return new Map(patterns.map(({ name, wrong }) => [name, [...text.matchAll(wrong)].length]));
}

/** Both counts over files of the repository under `root`. */
export function countPlainWords(root: string, files: readonly string[]) {
  const names = new Map<string, number>();
  const hits = new Map<string, number>();
  const add = (to: Map<string, number>, from: ReadonlyMap<string, number>) => {
    for (const [key, count] of from) to.set(key, (to.get(key) ?? 0) + count);
  };
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    if (/\.tsx?$/.test(file)) add(names, oldNamesIn(file, text));
    add(hits, patternsIn(prose(file, text)));
  }
  return { names, hits };
}
