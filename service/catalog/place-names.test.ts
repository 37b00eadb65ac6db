import { expect, test } from 'vitest';
import { type NamedPlace, typingErrors, understandPlace } from './place-names.ts';

const places: readonly NamedPlace[] = [
  { id: 1, name: 'Nainital', region: 'Uttarakhand', aliases: ['naini tal'] },
  { id: 2, name: 'Rishikesh', region: 'Uttarakhand', aliases: ['hrishikesh'] },
  { id: 3, name: 'Manali', region: 'Himachal Pradesh', aliases: ['old manali'] },
  { id: 4, name: 'Bangalore', region: 'Karnataka', aliases: ['bengaluru', 'banglore'] },
  { id: 5, name: 'Goa', region: 'Goa', aliases: ['panaji'] },
  { id: 6, name: 'New Delhi', region: 'Delhi', aliases: ['delhi'] },
];

function meant(text: string): string {
  const place = understandPlace(text, places);
  return place.kind === 'places' ? `${place.name} ${place.ids.join(',')}` : place.kind;
}

test.each([
  ['Goa', 'Goa 5'],
  ['  gOÁ ', 'Goa 5'],
  ['Banglore', 'Bangalore 4'],
  ['Bengaluru', 'Bangalore 4'],
  ['bangalore, karnataka', 'Bangalore 4'],
  ['Uttarakhand', 'Uttarakhand 1,2'],
  ['Himanchal', 'Himachal Pradesh 3'],
  ['himachal pradesh, India', 'Himachal Pradesh 3'],
  ['Delhi', 'New Delhi 6'],
])('%s means %s', (text, expected) => {
  expect(meant(text)).toBe(expected);
});

test.each([
  ['Rishiksh', 'Rishikesh 2'],
  ['Rishikehs', 'Rishikesh 2'],
  ['manli', 'Manali 3'],
  ['Bangaloer', 'Bangalore 4'],
  ['Utarakhnd', 'Uttarakhand 1,2'],
])('the typing error %s is forgiven: %s', (text, expected) => {
  expect(meant(text)).toBe(expected);
  expect(understandPlace(text, places)).toMatchObject({ asTyped: false });
});

test('a part of town is looked for within its destination', () => {
  expect(understandPlace('Mallital, Nainital, Uttarakhand', places)).toEqual({
    kind: 'places',
    ids: [1],
    name: 'Nainital',
    words: ['mallital'],
    asTyped: true,
  });
  expect(understandPlace('hostels in Goa', places)).toMatchObject({ name: 'Goa', words: ['hostels'] });
});

test('nothing, or nothing but fillers, is everywhere', () => {
  expect([meant(''), meant(' , '), meant('India')]).toEqual(['everywhere', 'everywhere', 'everywhere']);
});

test('unknown words stay words; short ones are not bent to a name', () => {
  expect(understandPlace('Lake House', places)).toEqual({ kind: 'words', words: ['lake', 'house'] });
  expect(meant('Gox')).toBe('words');
});

test('swapped letters count as one error, and counting stops at the limit', () => {
  expect(typingErrors('manlai', 'manali', 3)).toBe(1);
  expect(typingErrors('kitten', 'sitting', 3)).toBe(3);
  expect(typingErrors('abcdef', 'uvwxyz', 2)).toBe(3);
});
