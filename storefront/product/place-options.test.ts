import { expect, test } from 'vitest';
import { english, textIn } from '../../messages/translate.ts';
import type { Suggestion } from '../../service/search/suggestions/suggestions.ts';
import { placeOptions } from './place-options.ts';

const trending = ['Mumbai', 'Pune'];
const none = { isTyped: true, trending, recent: [], suggested: undefined, type: 'stay' } as const;
const namesOf = (text: string, more: Partial<Parameters<typeof placeOptions>[2]> = {}) =>
  placeOptions(english, text, { ...none, ...more }).options.map(({ name }) => name);

const place = { place: null, region: 'Uttar Pradesh', type: null, slug: null, image: null } as const;
const suggested: Suggestion[] = [
  { ...place, kind: 'destination', name: 'Varanasi', search: 'Varanasi', image: '/artwork/ghats-2.svg', offers: 12 },
  { ...place, kind: 'region', name: 'Uttar Pradesh', region: null, search: 'Uttar Pradesh', offers: 1 },
  { ...place, kind: 'landmark', name: 'Taj Mahal', place: 'Agra', search: 'Agra', offers: 9 },
  {
    ...place,
    kind: 'product',
    name: 'Ghat House',
    place: 'Varanasi',
    search: null,
    type: 'stay',
    slug: 'ghat',
    offers: null,
  },
];

test('the specified list comes first, then recent searches that are not in it', () => {
  for (const text of ['', '  ', 'Pune']) {
    const shown = placeOptions(english, text, { ...none, isTyped: false, recent: ['Goa', 'Pune'], suggested });
    expect(shown).toMatchObject({ title: 'Trending Destinations', recent: 1 });
    expect(shown.options.map(({ name, icon }) => `${name} ${icon}`)).toEqual([
      'Mumbai map-pin',
      'Pune map-pin',
      'Goa clock',
    ]);
  }
});

test('typed text narrows the specified list until suggestions arrive', () => {
  expect(namesOf('pu')).toEqual(['Pune']);
  expect(namesOf('Pune')).toEqual(['Pune']);
  expect(namesOf('xy')).toEqual([]);
  expect(namesOf('pu', { suggested })).toHaveLength(4);
  expect(namesOf('pu', { suggested: [] })).toEqual([]);
});

test('a suggestion shows its kind, place and number, and where it leads', () => {
  const { title, options } = placeOptions(english, 'va', { ...none, suggested });
  expect(title).toBe('Suggestions');
  expect(options.map(({ detail, count, search, page }) => [detail, count, search, page])).toEqual([
    ['Destination · Uttar Pradesh', '12 stays', 'Varanasi', null],
    ['State', '1 stay', 'Uttar Pradesh', null],
    ['Landmark · Agra, Uttar Pradesh', '9 stays', 'Agra', null],
    ['Stay · Varanasi, Uttar Pradesh', null, null, '/stays/ghat'],
  ]);
  expect(options.map(({ image, icon }) => image ?? icon)).toEqual(['/artwork/ghats-2.svg', 'map', 'landmark', 'hotel']);
});

test('the typed name of a trending place is searched for, like any other text', () => {
  expect(namesOf('Pune', { suggested })).toEqual(suggested.map(({ name }) => name));
  expect(namesOf('Pune', { suggested, isTyped: false })).toEqual(trending);
});

test('in Hindi trending and recent places have Hindi names, narrow in both scripts, and search in English', () => {
  const shown = (text: string, isTyped: boolean) =>
    placeOptions(textIn('hi'), text, { ...none, isTyped, recent: ['Goa', 'Auli'] }).options.map(
      ({ name, search }) => `${name} ${search}`,
    );
  expect(shown('', false)).toEqual(['मुंबई Mumbai', 'पुणे Pune', 'गोवा Goa', 'Auli Auli']);
  expect([shown('मुं', true), shown('mu', true)]).toEqual([['मुंबई Mumbai'], ['मुंबई Mumbai']]);
});
