import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../command.ts';
import { countPlainWords, oldNames, oldNamesIn, patterns, patternsIn, prose } from './plain-words.ts';

/** Numbers that only fall: a change that makes one smaller writes the smaller number here. */
const mostNames: Readonly<Record<string, number>> = {
  letter: 49,
  house: 4,
  lane: 7,
  told: 63,
  tell: 11,
  said: 64,
  asked: 122,
  kept: 126,
  redeem: 1,
  budget: 4,
  turn: 78,
  world: 13,
};
const mostHits: Readonly<Record<string, number>> = {
  'bare who': 16,
  'by itself': 1,
  'is told': 1,
  stands: 7,
  'comes back': 17,
  metaphors: 27,
  'is to be': 1,
  'what clause': 26,
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
