import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../command.ts';

const guide = readFileSync(join(root, 'docs', 'operator.md'), 'utf8');
const named = [...guide.matchAll(/!\[([^\]]*)\]\(pictures\/([\w-]+\.webp)\)/g)].map(([, words = '', file = '']) => ({
  words,
  file,
}));
const folder = join(root, 'docs', 'pictures');
const files = readdirSync(folder);

test('every picture of the guide is there once and says what it shows, and none stands unused', () => {
  expect(named.map(({ file }) => file).sort()).toEqual([...files].sort());
  expect(guide.match(/!\[/g)).toHaveLength(named.length);
  for (const { words, file } of named) expect(words.length, file).toBeGreaterThan(15);
});

test('a guide is read on phones too: no picture beyond 60 kB, all of them below 900', () => {
  const sizes = files.map((file) => statSync(join(folder, file)).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(60 * 1024);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(900_000);
});
