import { expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { dayOf } from '../../core/day.ts';
import { chosenOf, countFilters, valueFacets, valuesOf } from '../lists/facet.ts';
import { carFacets, carTypes, transmissions } from './car-facets.ts';
import { carSearchParams, cityOf, parseCarSearch } from './car-search.ts';

const today = dayOf('2026-11-20');
const parse = (query: string, city = 'all') => parseCarSearch(city, new URLSearchParams(query), today);

test('the filters are the specified ones', () => {
  const popular = valueFacets(carFacets).find(({ name }) => name === 'popular');
  expect(popular && valuesOf(popular).map(({ label }) => (typeof label === 'string' ? label : english(label)))).toEqual(
    ['Free Cancellation', 'AC', 'Music System', 'Power Windows'],
  );
  expect(carTypes).toEqual(['Hatchback', 'Sedan', 'SUV', 'MUV', 'Luxury', 'Tempo Traveller']);
  expect(transmissions).toEqual(['Manual', 'Automatic']);
});

test.each([
  ['himachal-pradesh', 'himachal pradesh'],
  ['himanchal-pradesh', 'himanchal pradesh'],
  ['all', ''],
  ['ALL', ''],
  [' new  delhi ', 'new delhi'],
])('the city %s in an address means "%s"', (parameter, city) => {
  expect(cityOf(parameter)).toBe(city);
});

test('all parameters come back in one order, without those at their defaults', () => {
  const query =
    'pickupDate=2026-12-10&returnDate=2026-12-10&pickupLocation=Pune+Airport&carType=SUV&carType=Tempo+Traveller' +
    '&transmission=Automatic&rating=4.5&popular=ac&popular=music-system&sort=price-low&pages=2';
  expect(carSearchParams(parse(query)).toString()).toBe(query);
  expect(carSearchParams(parse('sort=recommended&pages=1')).toString()).toBe('');
  expect(countFilters(parse(query))).toBe(6);
});

test('the type of the home tiles is recognised in any case, and invalid values are dropped', () => {
  expect(chosenOf(parse('carType=suv&carType=spaceship'), 'carType')).toEqual(['SUV']);
  expect(parse('rating=2&transmission=bicycle&popular=pool&sort=loud&pages=-3')).toMatchObject({
    chosen: { rating: [], transmission: [], popular: [] },
    sort: 'recommended',
    pages: 1,
  });
  expect(chosenOf(parse('rating=4&rating=3'), 'rating')).toEqual(['4']);
});

test('dates must form a rental', () => {
  expect(parse('pickupDate=2026-12-10&returnDate=2026-12-12').dates).toEqual({
    pickupDate: '2026-12-10',
    returnDate: '2026-12-12',
  });
  for (const query of [
    'pickupDate=2026-12-10',
    'pickupDate=2026-12-10&returnDate=2026-12-09',
    'pickupDate=2026-11-19&returnDate=2026-11-21',
    'pickupDate=2026-12-10&returnDate=2027-12-10',
    'pickupDate=tomorrow&returnDate=later',
  ]) {
    expect(parse(query).dates, query).toBeNull();
  }
});
