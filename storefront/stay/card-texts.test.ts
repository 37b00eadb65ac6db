import { expect, test } from 'vitest';
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

test('a holiday home: rating with its word, starting price, no chips, no old price', () => {
  expect(cardTexts(stay, 'home')).toMatchObject({
    rated: { score: '8.0', word: 'Very Good', reviews: null },
    lead: 'Starting from',
    price: '₹4,000',
    unit: null,
    old: null,
    chips: [],
    whole: ['₹5,900', ' for 1 night with fees and tax'],
  });
});

test('a hotel shows also review count, three chips, the old price, and for how long the price is', () => {
  expect(cardTexts(stay, 'hotel')).toMatchObject({
    rated: { score: '8.0', word: 'Very good', reviews: '1 review' },
    lead: 'Starting from',
    old: '₹5,000',
    unit: 'Per night',
    chips: ['Free WiFi', 'Restaurant', 'Parking'],
  });
  expect(cardTexts({ ...stay, originalPrice: stay.price }, 'hotel').old).toBeNull();
});

test('without reviews there is no badge, and a missing price is the specified one', () => {
  expect(cardTexts({ ...stay, rating: 0, price: null }, 'home')).toMatchObject({ rated: null, price: '₹ 0' });
});
