import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordsIn } from '../scripts/checks/visible-words.ts';

const files = globSync(['storefront/**/*.{ts,tsx}', 'service/**/*.ts', 'messages/en/**/*.ts'], {
  exclude: ['**/*.test.ts', 'service/**/*.sql.ts'],
});

/** Words of logs and defects, and keys of counters: only operators read them. */
const inside = new Set(
  ['email-limits', 'mail-worker', 'send-email', 'words'].map((name) => `service/emails/${name}.ts`),
);

test('the texts of a file are found, and nothing that is code', () => {
  const source = `import { letters } from 'the letters';
// a letter in a comment
const said = 'A letter is on its way'; const name = 'letter';
const page = <p className="x">
  One letter a month, <b>or two letters</b> at most
</p>; const counted = \`\${letter} more letters\`;`;
  expect(wordsIn(source).filter((text) => /letter/.test(text))).toEqual([
    'A letter is on its way',
    '… more letters',
    'One letter a month,',
    'or two letters',
  ]);
});

test('texts for travellers and operators say email; letters are those of the alphabet', () => {
  const texts = files.flatMap((file) => wordsIn(readFileSync(file, 'utf8')).map((text) => ({ file, text })));
  expect(texts.length).toBeGreaterThan(1_000);
  const wrong = texts.filter(({ file, text }) => {
    const words = text.replace(/letters,? (?:and )?digits|letter-spacing|letter\.\w+/g, '');
    return !inside.has(file) && /\b(?:e-mail|letters?)\b/i.test(words);
  });
  expect(wrong).toEqual([]);
});
