import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { root } from '../command.ts';
import { distance, outdatedPictures, stableTexts } from './picture.ts';

const guide = readFileSync(join(root, 'docs', 'operator-guide.md'), 'utf8');
const named = [...guide.matchAll(/!\[([^\]]*)\]\(pictures\/([\w-]+\.webp)\)/g)].map(([, words = '', file = '']) => ({
  words,
  file,
}));
const folder = join(root, 'docs', 'pictures');
const files = readdirSync(folder).filter((file) => file.endsWith('.webp'));

test('every picture of the guide exists once with a description, and none is unused', () => {
  expect(named.map(({ file }) => file).sort()).toEqual([...files].sort());
  expect(guide.match(/!\[/g)).toHaveLength(named.length);
  for (const { words, file } of named) expect(words.length, file).toBeGreaterThan(15);
});

test('the guide suits phones: no picture above 60 kB, all of them below 900', () => {
  const sizes = files.map((file) => statSync(join(folder, file)).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(60 * 1024);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(900_000);
});

test('texts of a picture are compared without parts that change from run to run', () => {
  const tree = (day: string, reference: string, button: string) => `
- heading "Arrivals on ${day}" [level=1]
- heading "A tour" [level=3]
- heading "Now (3)" [level=2]
- text: 4 rooms
- cell "${reference}"
- button "${button} ${reference}"`;
  const before = stableTexts(tree('Sat, 28 Nov 2026', 'BOOK_1795000000000_AB12CD', 'Open'));
  expect(before).toEqual(['button "Open #"', 'heading "Arrivals on #" [level=#]']);
  expect(stableTexts(tree('Sun, 6 Dec 2026', 'BOOK_1795999999999_ZZ99ZZ', 'Open'))).toEqual(before);
  expect(stableTexts(tree('Sun, 6 Dec 2026', 'BOOK_1795999999999_ZZ99ZZ', 'Show'))).not.toEqual(before);
});

test('a picture is outdated if its texts or its appearance differ', async () => {
  const file = 'pictures/today.webp';
  const image = readFileSync(join(root, 'docs', file));
  const words: string[] = JSON.parse(readFileSync(join(folder, 'words.json'), 'utf8'))[file];
  expect(words.length).toBeGreaterThan(5);
  expect(await outdatedPictures([{ file, image, words }])).toEqual([]);
  const [first = '', ...rest] = words;
  const renamed = await outdatedPictures([{ file, image, words: [...rest, 'button "New"'] }]);
  expect(renamed).toEqual([`docs/${file} still shows: ${first}`, `docs/${file} does not show yet: button "New"`]);
  const dark = await sharp(image).negate().toBuffer();
  expect(await outdatedPictures([{ file, image: dark, words }])).toEqual([expect.stringContaining('looks different')]);
  expect(await distance(image, image)).toBe(0);
});
