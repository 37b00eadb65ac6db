import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../command.ts';
import { countPlainWords, oldNames, oldNamesIn, patterns, patternsIn, prose } from './plain-words.ts';

/** Numbers that only fall: a change that makes one smaller writes the smaller number here. */
const mostNames: Readonly<Record<string, number>> = {
  letter: 50,
  house: 118,
  journey: 25,
  lane: 7,
  told: 715,
  tell: 325,
  said: 557,
  asked: 1360,
  kept: 708,
  redeem: 47,
  budget: 119,
  turn: 268,
  world: 23,
};
const mostHits: Readonly<Record<string, number>> = {
  'bare who': 151,
  'he, his': 108,
  somebody: 494,
  'odd adverbs': 9,
  'by itself': 59,
  'is told': 158,
  stands: 256,
  'comes back': 135,
  'let go': 17,
  metaphors: 118,
  'is to be': 53,
  'what clause': 81,
};

const code = ['service', 'storefront', 'backoffice', 'scripts', 'tests', 'bench'].map(
  (folder) => `${folder}/**/*.{ts,tsx}`,
);
const files = globSync([...code, '*.ts', 'database/schema/*.sql', 'docs/**/*.md', '**/README.md'], {
  cwd: root,
  exclude: [
    'node_modules/**',
    'build/**',
    'docs/requirements/**',
    'tests/new-product-type/files/**',
    '**/plain-words*',
  ],
});
const found = countPlainWords(root, files);

test('words of names are found in files, types, properties and elements, and not in texts', () => {
  const source =
    "const deskUrls = { theShop: 1 }; type Letters = 'house'; const a = <HouseMark told={deskUrls.theShop} />;";
  expect(Object.fromEntries(oldNamesIn('service/letters/send.tsx', source))).toEqual({
    letter: 2,
    desk: 2,
    shop: 2,
    house: 1,
    told: 1,
  });
});

test('sentences are read in comments and documents, and not in code', () => {
  expect(prose('a.ts', "// for who asks\nconst text = 'he is told';\n/** By itself. */")).toBe(
    ' for who asks\n By itself. ',
  );
  expect(prose('a.sql', 'select 1; -- is told\n')).toBe(' is told');
  expect(prose('a.md', 'It stands in `the desk`.\n```\nhe\n```\n')).toBe('It stands in .\n\n');
  const hits = [...patternsIn('What is sold is told to somebody by who asks, till he goes back.')];
  expect(hits.filter(([, count]) => count > 0).map(([name]) => name)).toEqual([
    'bare who',
    'he, his',
    'somebody',
    'odd adverbs',
    'is told',
    'comes back',
    'what clause',
  ]);
});

test.each(Object.keys(oldNames))('the old word %s is part of no more names than before', (word) => {
  expect(found.names.get(word) ?? 0, oldNames[word]).toBeLessThanOrEqual(mostNames[word] ?? 0);
});

test.each(patterns)('$name: no more sentences than before', ({ name, say }) => {
  expect(found.hits.get(name) ?? 0, say).toBeLessThanOrEqual(mostHits[name] ?? 0);
});
