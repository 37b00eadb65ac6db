import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import type { CarPageData } from '../../service/catalog/car-rentals/car-page-data.ts';
import { fromRupees } from '../../service/core/money.ts';
import { carHead } from './car-head.ts';
import { carPageView } from './car-page-view.ts';

const car: CarPageData = {
  id: 1,
  documentId: 'abc',
  slug: 'city-sedan',
  name: 'City Sedan',
  location: 'New Delhi, Delhi',
  place: { name: 'New Delhi', region: 'Delhi' },
  description: 'Clean, **serviced** in August.',
  carType: 'Sedan',
  transmission: 'Manual',
  fuelType: 'Petrol',
  capacity: 4,
  price: fromRupees(2_200),
  originalPrice: fromRupees(2_600),
  freeKms: 250,
  extraKmRate: fromRupees(12),
  rating: 4.5,
  reviewCount: 3,
  freeCancellation: true,
  cancellationPolicy: null,
  available: 'Available daily',
  features: ['AC'],
  included: ['Driver'],
  supply: 'transport-with-driver',
  notIncluded: ['Tolls'],
  images: [],
  reviews: [],
  histogram: [0, 0, 0, 1, 2],
};
const view = (own: Partial<CarPageData> = {}) =>
  carPageView(english, { ...car, ...own }, { taxRules: [], policies: [], mostDays: 60, payNowMinutes: 15, others: [] });

test('the page shows what CAR-11 specifies', () => {
  expect(view().tiles.map(({ text }) => text)).toEqual(['Sedan', 'Manual', '4 Seats', 'Petrol']);
  expect(view()).toMatchObject({
    rated: { score: '4.5', outOf: 5, word: null, reviews: '3 reviews' },
    former: { price: '₹2,600', off: '15% OFF' },
    kilometres: '250 km a day included, then ₹12 a km',
    crumbs: [
      { name: 'Car Rentals', to: '/car-rentals' },
      { name: 'New Delhi', to: '/car-rentals/new-delhi' },
      { name: 'City Sedan', to: '/car-rentals/booking/city-sedan' },
    ],
  });
});

test('a car without a rating is New, and one without kilometres does not mention them', () => {
  const bare = view({ rating: 0, freeKms: 0, originalPrice: null, place: null });
  expect(bare).toMatchObject({ rated: null, kilometres: null, former: null, others: null });
  expect(bare.crumbs.map(({ name }) => name)).toEqual(['Car Rentals', 'City Sedan']);
});

test('structured data has the price of a day and the breadcrumb', () => {
  const head = carHead(english, car, 'https://padharo.test');
  expect(head).toContainEqual({ title: 'City Sedan, New Delhi, Delhi | travel and tourism' });
  expect(head).toContainEqual({
    property: 'og:image',
    content: 'https://padharo.test/cards/car-rentals/city-sedan.png',
  });
  expect(JSON.stringify(head)).toContain('"@type":"Product"');
  expect(JSON.stringify(head)).toContain('"price":2200,"priceCurrency":"INR"');
  expect(JSON.stringify(head)).toContain('"ratingValue":4.5,"bestRating":5,"reviewCount":3');
  expect(JSON.stringify(head)).toContain('"@type":"BreadcrumbList"');
});
