import { expect, test } from 'vitest';
import { type NamedPlace, typingErrors, understandPlace } from './place-names.ts';

const places: readonly NamedPlace[] = [
  { id: 1, name: 'Nainital', region: 'Uttarakhand', aliases: ['naini tal'] },
  { id: 2, name: 'Rishikesh', region: 'Uttarakhand', aliases: ['hrishikesh'] },
  { id: 3, name: 'Manali', region: 'Himachal Pradesh', aliases: ['old manali'] },
  { id: 4, name: 'Bangalore', region: 'Karnataka', aliases: ['bengaluru', 'banglore'] },
  { id: 5, name: 'Goa', region: 'Goa', aliases: ['panaji'] },
  { id: 6, name: 'New Delhi', region: 'Delhi', aliases: ['delhi', 'नई दिल्ली', 'दिल्ली'] },
  { id: 7, name: 'Jaipur', region: 'Rajasthan', aliases: ['pink city', 'jaypur', 'जयपुर'] },
  { id: 8, name: 'Udaipur', region: 'Rajasthan', aliases: ['city of lakes'] },
  { id: 9, name: 'Port Blair', region: 'Andaman and Nicobar Islands', aliases: ['andaman nicobar'] },
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
  ['Pink City', 'Jaipur 7'],
  ['the pink city of India', 'Jaipur 7'],
  ['City of Lakes', 'Udaipur 8'],
  ['Andaman & Nicobar', 'Port Blair 9'],
  ['andaman and nicobar islands', 'Andaman and Nicobar Islands 9'],
  ['Rajasthan', 'Rajasthan 7,8'],
  ['दिल्ली', 'New Delhi 6'],
  ['जयपुर', 'Jaipur 7'],
  ['राजस्थान', 'Rajasthan 7,8'],
  ['stays in Goa', 'Goa 5'],
  ['best rooms near Goa', 'Goa 5'],
])('%s means %s', (text, expected) => {
  expect(meant(text)).toBe(expected);
});

test.each([
  ['Rishiksh', 'Rishikesh 2'],
  ['Rishikehs', 'Rishikesh 2'],
  ['manli', 'Manali 3'],
  ['Bangaloer', 'Bangalore 4'],
  ['Utarakhnd', 'Uttarakhand 1,2'],
  ['pnik city', 'Jaipur 7'],
  ['city of laks', 'Udaipur 8'],
  ['rishiksh, India', 'Rishikesh 2'],
  ['दिल्लि', 'New Delhi 6'],
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
  expect(understandPlace('गोवा में hostels near Goa', places)).toMatchObject({ name: 'Goa', words: ['गोवा', 'hostels'] });
});

test('a name with a typing error is found among other words, when it begins as it should', () => {
  expect(understandPlace('hotels in Rishiksh', places)).toMatchObject({ name: 'Rishikesh', words: ['hotels'] });
  expect(understandPlace('guest houses manli', places)).toMatchObject({ name: 'Manali', words: ['guest', 'houses'] });
  expect(meant('Villa Tishikesh')).toBe('words');
  expect(meant('villas in gao')).toBe('words');
});

test('a long text is read in no time', () => {
  const text = Array.from({ length: 50 }, (_, word) => `rishik${word}`).join(' ');
  expect(understandPlace(text, places).kind).toBe('words');
});

test('nothing, or nothing but fillers, is everywhere', () => {
  expect([meant(''), meant(' , '), meant('Stays in India')]).toEqual(['everywhere', 'everywhere', 'everywhere']);
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
