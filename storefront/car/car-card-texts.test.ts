import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import type { CarCardData } from '../../service/catalog/car-rentals/car-card-data.ts';
import { fromRupees } from '../../service/core/money.ts';
import { carCardTexts } from './car-card-texts.ts';

const car: CarCardData = {
  id: 1,
  documentId: 'abc',
  slug: 'city-sedan',
  name: 'City Sedan',
  location: 'Delhi',
  carType: 'Sedan',
  transmission: 'Manual',
  fuelType: 'Petrol',
  capacity: 4,
  image: null,
  rating: 4.25,
  reviews: 1,
  perDay: fromRupees(2_200),
  originalPrice: fromRupees(2_600),
  features: ['AC', 'Music System'],
  freeKms: 250,
  freeCancellation: true,
  available: 'Available daily',
  whole: { amount: fromRupees(5_192), days: 2 },
  unitsLeft: 2,
};

test('with dates a card shows the total rental with GST, and a day below', () => {
  expect(carCardTexts(english, car)).toMatchObject({
    rated: { score: '4.3', reviews: '1 review' },
    chips: ['4 Seats', 'Manual', 'Petrol', 'AC'],
    kilometres: '250 km a day included',
    left: 'Only 2 left',
    old: '₹2,600',
    off: '15% OFF',
    lead: null,
    price: '₹5,192',
    unit: 'total · 2\u00a0days',
    under: '₹2,200 a\u00a0day\u00a0+\u00a0GST',
  });
});

test('nothing is made up: no rating, no former price, no kilometres, no scarcity', () => {
  const plain = carCardTexts(english, {
    ...car,
    rating: 0,
    originalPrice: null,
    freeKms: 0,
    unitsLeft: 9,
    capacity: 1,
  });
  expect(plain).toMatchObject({ rated: null, kilometres: null, left: null, old: null, off: null });
  expect(plain.chips[0]).toBe('1 Seat');
});

test('without dates a card shows the lowest price of a day, with the total of one below', () => {
  const undated = { ...car, whole: { amount: fromRupees(2_596), days: 1 }, unitsLeft: null };
  expect(carCardTexts(english, undated)).toMatchObject({
    lead: 'from',
    price: '₹2,200',
    unit: 'a\u00a0day',
    under: '₹2,596 total · 1\u00a0day\u00a0with\u00a0GST',
  });
});
