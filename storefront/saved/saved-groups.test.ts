import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { type SavedCard, savedPlaces, unavailableFrom } from './saved-groups.ts';

const card = (slug: string, place: string | null): SavedCard => ({
  name: `stay:${slug}`,
  type: 'stay',
  slug,
  title: slug,
  location: '',
  place,
  image: '',
  price: null,
});
const cards = [card('haveli', 'Jaipur'), card('tent', null), card('houseboat', 'Alleppey'), card('palace', 'Jaipur')];
const names = ['stay:haveli', 'stay:tent', 'stay:lake-house', 'stay:houseboat', 'stay:palace', 'nonsense'];

test('saved products are grouped by place, newest first', () => {
  expect(
    savedPlaces(english, names, cards).map(({ place, cards }) => [place, ...cards.map(({ slug }) => slug)]),
  ).toEqual([
    ['Alleppey', 'houseboat'],
    ['Jaipur', 'palace', 'haveli'],
    ['Elsewhere', 'tent'],
  ]);
});

test('products that are no longer offered are named, if the name was valid', () => {
  expect(unavailableFrom(english, names, cards)).toEqual([{ name: 'stay:lake-house', title: 'Lake house (Stay)' }]);
});
