import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import type { StayCardData } from '../../service/catalog/stays/stay-card-data.ts';
import { fromRupees } from '../../service/core/money.ts';
import { cardTexts } from './card-texts.ts';

const stay: StayCardData = {
  id: 1,
  documentId: 'a',
  slug: 'lake-house',
  name: 'Lake House',
  location: 'Mallital, Nainital',
  type: 'Hotels',
  image: null,
  rating: 8.04,
  reviews: 1,
  stars: 4,
  price: fromRupees(4000),
  originalPrice: fromRupees(5000),
  amenities: [],
  freeCancellation: true,
  whole: { amount: fromRupees(5900), nights: 1, rooms: 1, dated: false, fees: true },
  unitsLeft: null,
};

test('a holiday home: rating with its word, starting price, no chips, no former price', () => {
  expect(cardTexts(english, { ...stay, type: 'Villas' }, 'home')).toMatchObject({
    rated: { score: '8.0', word: 'Very Good', reviews: null },
    lead: 'Starting from',
    price: '₹4,000',
    unit: null,
    old: null,
    chips: [],
    under: '₹5,900 total · 1 night with fees and GST',
  });
});

test('a hotel also shows review count, three chips, the former price, and the unit of the price', () => {
  expect(cardTexts(english, stay, 'hotel')).toMatchObject({
    rated: { score: '8.0', word: 'Very good', reviews: '1 review' },
    lead: 'Starting from',
    old: '₹5,000',
    unit: 'Per night',
    // a hotel without recorded amenities shows none
    chips: [],
  });
  expect(cardTexts(english, { ...stay, originalPrice: stay.price }, 'hotel').old).toBeNull();
});

test('the word of a rating depends on the stay, wherever its card is', () => {
  for (const look of ['home', 'hotel', 'grid', 'list'] as const) {
    expect(cardTexts(english, stay, look).rated?.word).toBe('Very good');
    expect(cardTexts(english, { ...stay, type: 'Villas' }, look).rated?.word).toBe('Very Good');
    expect(cardTexts(english, { ...stay, type: 'Villas', rating: 7.5 }, look).rated?.word).toBe('Good');
    expect(cardTexts(english, { ...stay, rating: 7.2 }, look).rated?.word).toBe('Pleasant');
  }
});

test('a hotel shows three of its amenities', () => {
  const amenities = ['Bar', 'Garden', 'Parking', 'Restaurant'];
  expect(cardTexts(english, { ...stay, amenities }, 'hotel').chips).toEqual(['Bar', 'Garden', 'Parking']);
});

test('without reviews there is no badge, and a missing price has the specified text', () => {
  expect(cardTexts(english, { ...stay, rating: 0, price: null }, 'home')).toMatchObject({ rated: null, price: '₹ 0' });
});

const dated = { ...stay, whole: { amount: fromRupees(25_960), nights: 3, rooms: 2, dated: true, fees: true } };

test('a result without dates shows the lowest price of a night, with the total of one below', () => {
  expect(cardTexts(english, stay, 'grid')).toMatchObject({
    lead: 'from',
    old: '₹5,000',
    price: '₹4,000',
    unit: 'a night',
    under: '₹5,900 total · 1 night with fees and GST',
  });
});

test('with dates the total of the stay is the main figure, with a night below it', () => {
  expect(cardTexts(english, dated, 'list')).toMatchObject({
    lead: null,
    old: '₹5,000',
    price: '₹25,960',
    unit: 'total · 3 nights, 2 rooms',
    under: '₹4,000 a night per room + fees and GST',
  });
});

test('if only tax is added, fees are not mentioned', () => {
  const bare = { ...dated.whole, rooms: 1, fees: false };
  expect(cardTexts(english, { ...stay, whole: bare }, 'grid').under).toEqual('₹4,000 a night + GST');
  expect(cardTexts(english, { ...stay, whole: { ...bare, nights: 1, dated: false } }, 'grid').under).toBe(
    '₹25,960 total · 1 night with GST',
  );
});

test('a stay without a room left for the dates is sold out; without dates none is', () => {
  expect(cardTexts(english, { ...dated, unitsLeft: 0 }, 'grid')).toMatchObject({ soldOut: true, left: 'Sold out' });
  expect(cardTexts(english, { ...dated, unitsLeft: 1 }, 'grid').soldOut).toBeUndefined();
  expect(cardTexts(english, { ...stay, unitsLeft: null }, 'grid').soldOut).toBeUndefined();
});

test('a card names its further pictures, if it has any', () => {
  expect(cardTexts(english, { ...stay, morePictures: ['/b.webp', '/c.webp'] }, 'grid').more).toBe('/b.webp /c.webp');
  expect(cardTexts(english, { ...stay, morePictures: [] }, 'grid')).not.toHaveProperty('more');
});
