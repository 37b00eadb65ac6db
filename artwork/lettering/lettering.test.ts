import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { card, wordsFor } from '../card.ts';
import { draw, subjects } from '../draw.ts';
import { icon, wordmark } from '../mark.ts';
import { figtree } from './figtree.ts';
import { fraunces } from './fraunces.ts';
import { canWrite, letter, lines } from './lettering.ts';

test('a line is as wide as its letters, closer where they are kerned', () => {
  const [a, v, av] = ['A', 'V', 'AV'].map((text) => letter(fraunces, text, 100).width);
  expect(av).toBeLessThan((a ?? 0) + (v ?? 0));
  expect(letter(figtree, 'Nainital', 64).width).toBeCloseTo(2 * letter(figtree, 'Nainital', 32).width, 5);
});

test('letters that the face lacks lose their accents or are left out', () => {
  expect(letter(fraunces, 'Jāipur', 50)).toEqual(letter(fraunces, 'Jaipur', 50));
  expect(letter(fraunces, 'आगरा', 50).path).toBe('');
  expect([canWrite(fraunces, 'Café Rañvas'), canWrite(fraunces, 'आगरा'), canWrite(fraunces, ' ')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a long name is broken at its words, and ends in an ellipsis when it is too long', () => {
  const name = 'The Long Verandah House above the Second Bend of the River';
  const broken = lines(fraunces, name, 68, 700, 2);
  expect(broken).toHaveLength(2);
  expect(broken.at(-1)).toMatch(/\.\.\.$/);
  for (const line of broken) expect(letter(fraunces, line, 68).width).toBeLessThanOrEqual(700);
  expect(lines(fraunces, 'Lake House', 68, 700, 2)).toEqual(['Lake House']);
});

test('a card carries drawn letters only, and its picture under them', () => {
  const svg = card(draw('dal-lake', 3), { name: 'Lake House', place: 'Nainital, Uttarakhand' });
  expect(svg).not.toMatch(/<text|font-family|href="[^#]/);
  expect(svg).toContain('viewBox="0 0 1200 800"');
  expect(svg).toContain(letter(figtree, 'Nainital, Uttarakhand', 32).path);
});

// a card shows a product's first picture
const views = /-rear$|^car-(?:cabin|three-rows|coach)$/;

test('no word lies over a car: its name and place stand on a shelf below the road', () => {
  const name = 'Tempo Traveller with Heater, Push-back Seats and a Carrier, 14 Seats';
  for (const subject of subjects.filter((one) => wordsFor(one) === 'below' && !views.test(one)))
    for (const text of ['Tata Tigor', name]) {
      const svg = card(draw(subject, 7), { name: text, place: 'Shimla' }, 'below');
      const [picture, shelf] = [/<svg y="(-\d+)"/.exec(svg)?.[1], /M0 (\d+)H1200V630H0z/.exec(svg)?.[1]].map(Number);
      const wheels = 678;
      expect(svg, subject).toMatch(/translate\([\d.]+ 678\) scale\(-?1\.[\d ]+/);
      expect((picture ?? 0) + wheels, subject).toBeLessThan((shelf ?? 0) - 40);
      const words = [...svg.matchAll(/<path transform="translate\(64 (\d+)\)"/g)].map(([, y]) => Number(y));
      expect(words.length, text).toBe(text === name ? 3 : 2);
      for (const y of words) expect(y - 46, text).toBeGreaterThan(shelf ?? 630);
    }
  expect(wordsFor('hotel')).toBe('over');
});

test('the icon and the wordmark in public/ are the ones drawn here', () => {
  expect(readFileSync('public/favicon.svg', 'utf8')).toBe(icon(8));
  expect(readFileSync('public/wordmark.svg', 'utf8')).toBe(wordmark('#211a16'));
});
