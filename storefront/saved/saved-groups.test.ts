import { expect, test } from 'vitest';
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

test('what is saved stands by place, the newest first', () => {
  expect(savedPlaces(names, cards).map(({ place, cards }) => [place, ...cards.map(({ slug }) => slug)])).toEqual([
    ['Alleppey', 'houseboat'],
    ['Jaipur', 'palace', 'haveli'],
    ['Elsewhere', 'tent'],
  ]);
});

test('what is not offered any more is named, as far as it was a product', () => {
  expect(unavailableFrom(names, cards)).toEqual([{ name: 'stay:lake-house', title: 'Lake house (Stay)' }]);
});
