import { expect, test } from 'vitest';
import { type NamedPlace, namesOf, parsePlace, typingErrors } from './place-names.ts';

const destinations: readonly NamedPlace[] = [
  { id: 1, name: 'Nainital', region: 'Uttarakhand', aliases: ['naini tal'] },
  { id: 2, name: 'Rishikesh', region: 'Uttarakhand', aliases: ['hrishikesh'] },
  { id: 3, name: 'Manali', region: 'Himachal Pradesh', aliases: ['old manali'] },
  { id: 4, name: 'Bangalore', region: 'Karnataka', aliases: ['bengaluru', 'banglore'] },
  { id: 5, name: 'Goa', region: 'Goa', aliases: ['panaji'] },
  { id: 6, name: 'New Delhi', region: 'Delhi', aliases: ['delhi', 'नई दिल्ली', 'दिल्ली'] },
  { id: 7, name: 'Jaipur', region: 'Rajasthan', aliases: ['pink city', 'jaypur', 'जयपुर'] },
  { id: 8, name: 'Udaipur', region: 'Rajasthan', aliases: ['city of lakes'] },
  { id: 9, name: 'Port Blair', region: 'Andaman and Nicobar Islands', aliases: ['andaman nicobar'] },
  { id: 10, name: 'Ooty', region: 'Tamil Nadu', aliases: ['udagamandalam', 'ootacamund'] },
  { id: 11, name: 'Varanasi', region: 'Uttar Pradesh', aliases: ['kashi', 'banaras'] },
  { id: 12, name: 'Srinagar', region: 'Jammu and Kashmir', aliases: ['kashmir valley'] },
  { id: 13, name: 'Munnar', region: 'Kerala', aliases: ['moonnar'] },
];
const places = namesOf(destinations);

function meant(text: string): string {
  const place = parsePlace(text, places);
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

/** The destinations whose proper name is being typed; undefined if any text may contain the words. */
function begun(text: string): readonly number[] | string | undefined {
  const place = parsePlace(text, places);
  return place.kind === 'words' ? place.begins : meant(text);
}

test.each([
  // a proper name takes precedence over an alias with the same beginning
  ['U', [1, 2, 8, 11]],
  ['Ud', [8]],
  ['Uda', [8]],
  ['udai', [8]],
  ['Udaip', [8]],
  ['Udag', undefined],
  ['Udagamandalam', 'Ooty 10'],
  ['Oo', [10]],
  ['Oota', 'Ooty 10'],
  ['Kas', [12]],
  ['Kash', [12]],
  ['Kashi', 'Varanasi 11'],
  ['Kashm', [12]],
  ['Pa', undefined],
  ['Panaj', 'Goa 5'],
  ['Pin', undefined],
  ['Ban', [4]],
  ['Bana', undefined],
  ['Beng', undefined],
  ['Ma', [3]],
  ['Man', [3]],
  ['Mana', [3]],
  ['Mun', [13]],
  ['Moon', undefined],
  ['Jai', [7]],
  ['Jay', undefined],
  ['Del', [6]],
  ['New', [6]],
  ['new d', [6]],
  ['New Del', [6]],
  ['port b', [9]],
  ['Bla', [9]],
  ['Raj', [7, 8]],
  ['Rajp', undefined],
  ['Utt', [1, 2, 11]],
  ['Uttar P', [11]],
  ['Uttarak', [1, 2]],
  ['Ker', [13]],
  ['stays in Uda', [8]],
  ['ipur', undefined],
])('%s, while being typed, begins the proper names of %j', (text, expected) => {
  expect(begun(text)).toEqual(expected);
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
  expect(parsePlace(text, places)).toMatchObject({ asTyped: false });
});

test.each([
  ['मुन्नार', 'Munnar 13'],
  ['ऋषिकेश', 'Rishikesh 2'],
  ['नैनीताल में होटल', 'Nainital 1'],
  ['manaali', 'Manali 3'],
  ['jeypore', 'Jaipur 7'],
  ['jaipur me hotel ticket', 'Jaipur 7'],
  ['उदयपुर शहर', 'Udaipur 8'],
  ['kerla', 'Kerala 13'],
])('%s sounds like %s', (text, expected) => {
  expect(meant(text)).toBe(expected);
});

test('a sound of two letters is no name', () => {
  expect(meant('गो')).toBe('words');
});

test('a part of town is searched within its destination', () => {
  expect(parsePlace('Mallital, Nainital, Uttarakhand', places)).toEqual({
    kind: 'places',
    ids: [1],
    name: 'Nainital',
    words: ['mallital'],
    asTyped: true,
  });
  expect(parsePlace('hostels in Goa', places)).toMatchObject({ name: 'Goa', words: ['hostels'] });
  expect(parsePlace('गोवा में hostels near Goa', places)).toMatchObject({ name: 'Goa', words: ['गोवा', 'hostels'] });
});

test('a misspelt name is found among other words if its first letter is right', () => {
  expect(parsePlace('hotels in Rishiksh', places)).toMatchObject({ name: 'Rishikesh', words: ['hotels'] });
  expect(parsePlace('guest houses manli', places)).toMatchObject({ name: 'Manali', words: ['guest', 'houses'] });
  expect(meant('Villa Tishikesh')).toBe('words');
  expect(meant('villas in gao')).toBe('words');
});

test('a long text is parsed quickly', () => {
  const text = Array.from({ length: 50 }, (_, word) => `rishik${word}`).join(' ');
  expect(parsePlace(text, places).kind).toBe('words');
});

test('no words, or only fillers, mean everywhere', () => {
  expect([meant(''), meant(' , '), meant('Stays in India')]).toEqual(['everywhere', 'everywhere', 'everywhere']);
});

test('unknown words stay words; short ones are not corrected to a name', () => {
  expect(parsePlace('Lake House', places)).toEqual({ kind: 'words', words: ['lake', 'house'] });
  expect(meant('Gox')).toBe('words');
});

test('swapped letters count as one error, and counting stops at the limit', () => {
  expect(typingErrors('manlai', 'manali', 3)).toBe(1);
  expect(typingErrors('kitten', 'sitting', 3)).toBe(3);
  expect(typingErrors('abcdef', 'uvwxyz', 2)).toBe(3);
});
