import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawingName, readArtworkAddress } from '../service/media/artwork-address.ts';
import { published } from './published.ts';

test('every drawing that a page names is published, and nothing else', () => {
  const folder = new URL('../storefront/', import.meta.url);
  const named = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || file.includes('.test.')) continue;
    const words = readFileSync(new URL(file, folder), 'utf8').matchAll(
      /['"`(/]([a-z]+(?:-[a-z]+)*-\d{1,4}(?:\.[a-z]+)*)/g,
    );
    for (const [, word = ''] of words) {
      const drawn = readArtworkAddress(word.replace(/\.svg$/, ''));
      if (drawn) named.add(drawingName(drawn));
    }
  }
  expect([...published]).toEqual([...named].sort());
});
