import { expect, test } from 'vitest';
import { parseStaySearch, staySearchParams } from '../../service/catalog/stays/stay-search.ts';
import { dayOf } from '../../service/core/day.ts';
import { activeFilters } from './active-filters.ts';

const search = parseStaySearch(
  new URLSearchParams(
    'location=Goa&checkIn=2026-12-12&checkOut=2026-12-15&propertyType=villas&stars=5&min=2000&amenity=Bar&popular=no-card&pages=2',
  ),
  dayOf('2026-11-20'),
);

test('every filter is named', () => {
  expect(activeFilters(search).map(({ label }) => label)).toEqual([
    'Goa',
    'Sat, 12 Dec to Tue, 15 Dec',
    'Book without credit card',
    'From ₹2,000',
    'Villas',
    '5 stars',
    'Bar',
  ]);
});

test('removing one leaves the others and goes back to the first page', () => {
  const bar = activeFilters(search).find(({ label }) => label === 'Bar');
  expect(bar && staySearchParams(bar.without).toString()).toBe(
    'checkIn=2026-12-12&checkOut=2026-12-15&location=Goa&propertyType=villas&stars=5&min=2000&popular=no-card',
  );
});
