import { expect, test } from 'vitest';
import type { ProductType } from '../../catalog/kinds.ts';
import type { NamedPlace } from '../../catalog/place-names.ts';
import type { Suggestible } from '../../catalog/suggestible/read-suggestible.ts';
import { joined, lookFor, makeSuggestions, suggest } from './suggestions.ts';

const places: readonly NamedPlace[] = [
  { id: 1, name: 'Varanasi', region: 'Uttar Pradesh', aliases: ['benares', 'kashi', 'वाराणसी'] },
  { id: 2, name: 'Jaipur', region: 'Rajasthan', aliases: ['pink city', 'जयपुर'] },
  { id: 3, name: 'Jaisalmer', region: 'Rajasthan', aliases: [] },
  { id: 4, name: 'Agra', region: 'Uttar Pradesh', aliases: ['city of the taj mahal'] },
  { id: 5, name: 'Ooty', region: 'Tamil Nadu', aliases: ['udagamandalam'] },
  { id: 6, name: 'Udaipur', region: 'Rajasthan', aliases: [] },
  { id: 7, name: 'Goa', region: 'Goa', aliases: [] },
  // the larger place also has the name of the smaller one
  { id: 8, name: 'Akbarabad', region: 'Uttar Pradesh', aliases: ['agra'] },
];
const product = (type: ProductType, name: string, destination: number | null, reviews = 10) => ({
  type,
  name,
  destination,
  reviews,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  image: null,
});
const catalogue: Suggestible = {
  places,
  pictures: new Map([[2, '/artwork/hawa-mahal-3.svg']]),
  offers: [
    ...places.map(({ id }) => ({ type: 'stay' as const, destination: id, count: 10 + id })),
    { type: 'car-rental', destination: 2, count: 3 },
  ],
  landmarks: [
    { name: 'Taj Mahal', destination: 4, near: 9 },
    { name: 'Jaipur International Airport', destination: 2, near: 4 },
  ],
  whole: true,
  products: [
    product('stay', 'Jaipur Garden House', 2),
    product('stay', 'Lake House', 6),
    product('attraction', 'Taj at sunrise by the east gate', 4),
    product('car-rental', 'City Sedan', null),
    ...Array.from({ length: 9 }, (_, at) => product('stay', `Haveli number ${at}`, 3, at)),
  ],
};
const known = makeSuggestions(catalogue);
const names = (text: string, type?: ProductType) =>
  suggest(known, text, type).map(({ kind, name }) => `${kind} ${name}`);

test.each([
  ['Varanasi', 'destination Varanasi'],
  ['vara', 'destination Varanasi'],
  ['Benares', 'destination Varanasi'],
  ['benarse', 'destination Varanasi'],
  ['वाराण', 'destination Varanasi'],
  ['जयपुर', 'destination Jaipur'],
  ['Jaipr', 'destination Jaipur'],
  ['jiapur', 'destination Jaipur'],
  ['jaislm', 'destination Jaisalmer'],
  ['the pink city', 'destination Jaipur'],
  ['stays in goa', 'destination Goa'],
  ['rajsthan', 'region Rajasthan'],
  ['जैसलमेर', 'destination Jaisalmer'],
  ['राजस्थान', 'region Rajasthan'],
  ['ताज महल', 'landmark Taj Mahal'],
  ['हवेली', 'product Haveli number 8'],
  ['राजस्थान', 'region Rajasthan'],
  ['uttr pradesh', 'region Uttar Pradesh'],
  ['taj mahal', 'landmark Taj Mahal'],
  ['tajmahal', 'landmark Taj Mahal'],
  ['taaj mahal agra', 'landmark Taj Mahal'],
  ['ताज महल', 'landmark Taj Mahal'],
  ['ताजम', 'landmark Taj Mahal'],
  ['जयपुर हवाई अड्डा', 'landmark Jaipur International Airport'],
  ['uda', 'destination Udaipur'],
  ['udag', 'destination Ooty'],
  ['sunrise taj', 'product Taj at sunrise by the east gate'],
  ['lake house udaipur', 'product Lake House'],
  ['agra', 'destination Agra'],
])('%s is %s first', (text, first) => {
  expect(names(text)[0]).toBe(first);
});

test('a text unlike any name, or without meaning, has no suggestions', () => {
  for (const text of ['', '   ', '!?', 'Atlantis', 'xq', 'udagi', 'jaipur atlantis', '\u0000'])
    expect(names(text), text).toEqual([]);
});

test('a whole name comes before a beginning, then places before landmarks and products', () => {
  expect(names('jaipur')).toEqual([
    'destination Jaipur',
    'landmark Jaipur International Airport',
    'product Jaipur Garden House',
  ]);
  // by number of products
  expect(names('j')).toEqual(['destination Jaipur', 'destination Jaisalmer', 'landmark Jaipur International Airport']);
  // four of them, those with the most reviews
  expect(names('haveli')).toEqual([8, 7, 6, 5].map((at) => `product Haveli number ${at}`));
});

test('an exact name comes first, whatever its case and accents, however many better known names contain it', () => {
  const called = (name: string) => ({ name, destination: 3, near: 1 });
  const many = makeSuggestions({
    ...catalogue,
    landmarks: [...catalogue.landmarks, called('Pink City'), called('Goa Gate')],
    products: [
      ...Array.from({ length: 3_000 }, (_, at) => product('stay', `Hotel Lake ${at}`, 2, 50)),
      ...Array.from({ length: 3_000 }, (_, at) => product('stay', `Grand ${at} Hôtel`, 2, 50)),
      product('stay', 'Hotel', 3, 0),
    ],
  });
  const first = (text: string) => suggest(many, text)[0]?.name;
  expect(['hotel', 'HÔTEL', 'pink city', 'Āgrā', 'GOA'].map(first)).toEqual([
    'Hotel',
    'Hotel',
    'Pink City',
    'Agra',
    'Goa',
  ]);
});

test('with a type only its products are suggested, and places that have some', () => {
  expect(names('j', 'car-rental')).toEqual(['destination Jaipur', 'landmark Jaipur International Airport']);
  expect(names('city', 'car-rental')).toEqual(['product City Sedan', 'destination Jaipur']);
  expect(names('taj', 'stay')).not.toContain('product Taj at sunrise by the east gate');
});

test('each has its place, what to search for, and how many products that finds', () => {
  const one = (text: string, type?: ProductType) => suggest(known, text, type)[0];
  expect(one('jaipur')).toMatchObject({
    region: 'Rajasthan',
    search: 'Jaipur',
    offers: 15,
    image: '/artwork/hawa-mahal-3.svg',
  });
  expect(one('jaipur', 'car-rental')).toMatchObject({ search: 'Jaipur', offers: 3 });
  expect(one('rajasthan', 'stay')).toMatchObject({ kind: 'region', search: 'Rajasthan', offers: 12 + 13 + 16 });
  expect(one('taj mahal')).toMatchObject({
    place: 'Agra',
    region: 'Uttar Pradesh',
    search: 'Agra',
    offers: 14,
    image: null,
  });
  expect(one('lake house')).toMatchObject({ type: 'stay', slug: 'lake-house', search: null, offers: null });
});

test('a state that is one city is suggested once', () => {
  expect(names('goa')).toEqual(['destination Goa']);
});

test('more products are looked up if there are more and few match, by distinctive words', () => {
  const some = makeSuggestions({ ...catalogue, whole: false });
  expect(lookFor(some, 'Marble Haveli 42', [])).toEqual(['marble', 'haveli', '42']);
  expect(lookFor(some, 'a marble b c 7', [])).toEqual(['marble']);
  for (const text of ['', 'ab', 'a b c d e f g h', '7', '*:*']) expect(lookFor(some, text, []), text).toBeUndefined();
  expect(lookFor(known, 'marble', [])).toBeUndefined();
  const [found] = suggest(known, 'lake house');
  expect(lookFor(some, 'marble', found ? [found, found, found] : [])).toEqual(['marble']);
  const four = found ? [found, found, found, found] : [];
  expect(lookFor(some, 'marble', four)).toEqual(['marble']);
  expect(lookFor(some, 'LAKE house', four)).toBeUndefined();
});

test('earlier results are kept when more are found, and no name appears twice', () => {
  const [site] = suggest(known, 'lake house');
  if (!site) throw new Error('a house by the lake');
  const one = (slug: string) => ({ ...site, slug, name: slug });
  const slugs = (wider: string[], before: string[]) =>
    joined('c d', wider.map(one), before.map(one)).map(({ slug }) => slug);
  expect(slugs(['a', 'b'], ['b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(slugs([], ['c'])).toEqual(['c']);
  expect(slugs(['a', 'b', 'c'], ['d', 'e'])).toEqual(['a', 'b', 'c', 'd']);
  expect(slugs(['a', 'b', 'e', 'f'], ['g', 'C Ḋ'])).toEqual(['C Ḋ', 'a', 'b', 'e']);
  expect(joined('', [], [{ ...site, kind: 'destination' }])).toEqual([]);
});

test('the cost of a key stroke depends on its matches, not on the size of the index', () => {
  const syllables = ['ka', 'ra', 'vi', 'mo', 'su', 'le', 'pa', 'ni', 'to', 'ha'];
  const word = (at: number) => [...String(at)].map((digit) => syllables[Number(digit)]).join('');
  const many = makeSuggestions({
    ...catalogue,
    products: Array.from({ length: 10_000 }, (_, at) => product('stay', `Hotel ${word(at)} ${word(at * 7)}`, 2)),
  });
  const questions = ['h', 'hot', 'hotel', 'hotel kara', 'karavi', 'jaipr', 'hotel kravi', 'htoel moravi', 'zzzzzzzz'];
  for (const text of questions) suggest(many, text);
  const before = process.cpuUsage();
  for (let round = 0; round < 5; round += 1) for (const text of questions) suggest(many, text);
  const { user, system } = process.cpuUsage(before);
  // comparing 10,000 names for errors takes about 40 ms
  expect((user + system) / 1_000 / (5 * questions.length)).toBeLessThan(15);
});
