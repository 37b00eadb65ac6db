import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import type { FoundCars } from '../../service/catalog/car-rentals/car-list.ts';
import { parseCarSearch } from '../../service/catalog/car-rentals/car-search.ts';
import { invalidRental } from '../../service/catalog/car-rentals/rental-dates.ts';
import { dayOf } from '../../service/core/day.ts';
import { carListHead } from './car-list-head.ts';
import { carListView } from './car-list-view.ts';

const today = dayOf('2026-11-20');
const nothing: FoundCars = {
  cards: [],
  total: 0,
  soldOut: 0,
  advice: null,
  first: 1,
  page: 1,
  pageCount: 0,
  counts: {
    carType: { SUV: 3 },
    transmission: { Manual: 2 },
    rating: { '4.5': 1, '4': 2, '3.5': 2, '3': 2 },
    popular: { 'free-cancellation': 1, ac: 2, 'music-system': 0, 'power-windows': 1 },
  },
  names: {},
  histogram: [],
  priceRange: null,
  place: null,
  within: 'all',
};
const delhi = { name: 'New Delhi', corrected: false, narrower: false };

function view(city: string, query = '', found: Partial<FoundCars> = {}) {
  const params = new URLSearchParams(query);
  const unclear = invalidRental(english, params.get('pickupDate'), params.get('returnDate'), today);
  return carListView(english, parseCarSearch(city, params, today), { ...nothing, ...found }, unclear);
}

test.each([
  ['delhi', { total: 14, place: delhi }, 'Car Rentals in New Delhi', '14 cars available'],
  ['all', { total: 1_048 }, 'Car Rentals in India', '1,048 cars available'],
  ['delhi', { total: 1, place: delhi }, 'Car Rentals in New Delhi', '1 car available'],
  ['atlantis', {}, 'Car Rentals in Atlantis', '0 cars available'],
  ['innova', { total: 3 }, 'Car Rentals for “innova”', '3 cars available'],
])('the list of %s shows place and number', (city, found, title, headline) => {
  expect(view(city, '', found)).toMatchObject({ title, headline });
});

test('each chip links to the list without it; Clear all keeps city and sort order', () => {
  const query =
    'pickupDate=2026-12-10&returnDate=2026-12-12&pickupLocation=Pune+Airport&popular=ac&carType=SUV&transmission=Manual&rating=4&sort=rating';
  const { chips, clear, filterCount, keep, travel } = view('pune', query);
  expect(chips.map(({ label }) => label)).toEqual([
    'Thu, 10 Dec to Sat, 12 Dec',
    'Pickup at Pune Airport',
    'AC',
    'SUV',
    'Manual',
    '4 and up',
  ]);
  expect(chips[3]?.to).toBe(
    `/car-rentals/pune?${query.replace('carType=SUV&', '').replace('popular=ac&transmission=Manual&rating=4', 'transmission=Manual&rating=4&popular=ac')}`,
  );
  expect(clear).toBe('/car-rentals/pune?sort=rating');
  expect(filterCount).toBe(4);
  expect(keep.filters.map(([name]) => name)).toEqual(['pickupDate', 'returnDate', 'pickupLocation', 'sort']);
  expect(keep.search.map(([name]) => name)).toEqual(['carType', 'transmission', 'rating', 'popular', 'sort']);
  expect(travel).toBe('pickupDate=2026-12-10&returnDate=2026-12-12&pickupLocation=Pune+Airport');
});

test('a rating is a single choice, and every value shows its number of results', () => {
  const groups = view('all', 'rating=4').groups;
  expect(groups.map(({ title, single }) => [title, single ?? false])).toEqual([
    ['Popular filters', false],
    ['Car type', false],
    ['Driver', false],
    ['Seats', true],
    ['Fuel', false],
    ['Transmission', false],
    ['Rating', true],
  ]);
  expect(groups[6]?.values).toContainEqual({ value: '4', label: '4 and up', count: 2, chosen: true });
  expect(groups[1]?.values).toContainEqual({ value: 'SUV', label: 'SUV', count: 3, chosen: false });
});

test('corrections of the search are explained', () => {
  const place = { name: 'Bangalore', corrected: true, narrower: false };
  expect(view('bangaloer', '', { place, total: 3 }).notices).toEqual(['Showing cars in Bangalore for “bangaloer”.']);
  expect(view('pune', 'pickupDate=2026-12-10').notices).toEqual([
    'Please select a return date. Showing cars for any dates.',
  ]);
});

test('cars that are sold out for the dates are mentioned, with the list for any dates', () => {
  const query = 'pickupDate=2026-12-10&returnDate=2026-12-12';
  expect(view('pune', query, { total: 2, pageCount: 1, soldOut: 1 }).soldOut).toEqual({
    text: 'Not available for these dates: 1 more car',
    to: '/car-rentals/pune',
  });
  expect(view('pune', query, { soldOut: 3 }).soldOut?.text).toBe('Not available for these dates: 3 cars');
});

test('search engines index the list of a place by its proper name, and no filtered one', () => {
  const head = (city: string, query: string) =>
    carListHead(
      english,
      parseCarSearch(city, new URLSearchParams(query), today),
      { ...nothing, total: 6, place: delhi },
      'https://padharo.test',
    );
  const noindex = { name: 'robots', content: 'noindex, follow' };
  const known = head('delhi', 'sort=rating');
  expect(known).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://padharo.test/car-rentals/new-delhi',
  });
  expect(known).toContainEqual({ title: 'Car Rentals in New Delhi | travel and tourism' });
  expect(known).not.toContainEqual(noindex);
  for (const query of ['carType=SUV', 'pickupDate=2026-12-10&returnDate=2026-12-12', 'pickupLocation=x']) {
    expect(head('delhi', query), query).toContainEqual(noindex);
  }
});
