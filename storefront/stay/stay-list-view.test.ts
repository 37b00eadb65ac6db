import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import type { StayCardData } from '../../service/catalog/stays/stay-card-data.ts';
import type { FoundStays } from '../../service/catalog/stays/stay-list.ts';
import {
  invalidDates,
  parseStaySearch,
  staySearchParams,
  unknownType,
} from '../../service/catalog/stays/stay-search.ts';
import { dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { activeFilters, stayListView } from './stay-list-view.ts';

const none: FoundStays = {
  cards: [],
  total: 0,
  soldOut: 0,
  advice: null,
  first: 1,
  page: 1,
  pageCount: 0,
  counts: { propertyType: { Villas: 3 }, stars: { 5: 2 }, amenity: { Bar: 4 }, popular: { '5-stars': 2 } },
  names: {},
  histogram: [],
  priceRange: null,
  place: null,
  within: 'all',
};
const villa: StayCardData = {
  id: 1,
  documentId: 'v',
  slug: 'palm-villa',
  name: 'Palm Villa',
  location: 'Goa',
  type: 'Villas',
  image: null,
  rating: 0,
  reviews: 0,
  stars: null,
  price: fromRupees(4_000),
  originalPrice: null,
  amenities: [],
  freeCancellation: false,
  whole: null,
  unitsLeft: 4,
};
const view = (query: string, found: Partial<FoundStays> = {}) =>
  stayListView(english, parseStaySearch(new URLSearchParams(query), dayOf('2026-11-20')), { ...none, ...found });

test('the headline gives number, type and place', () => {
  expect(view('', { total: 1234 }).headline).toBe('1,234 stays in India');
  expect(view('propertyType=hotels', { total: 1 }).headline).toBe('1 hotel in India');
  const goa = { name: 'Goa', corrected: false, narrower: false };
  expect(view('location=goa', { total: 2, place: goa }).headline).toBe('2 stays in Goa');
  expect(view('location=goa', { total: 2, place: goa }).requested.location).toBe('Goa');
  const part = view('location=panjim,+goa', { total: 2, place: { ...goa, narrower: true } });
  expect(part.headline).toBe('2 stays in Goa for “panjim, goa”');
  expect(part.requested.location).toBe('panjim, goa');
  expect(part.chips.map(({ label }) => label)).toEqual(['panjim, goa']);
  const india = { name: 'India', corrected: false, narrower: false };
  expect(view('location=india', { total: 2, place: india }).headline).toBe('2 stays in India');
  expect(view('location=atlantis').headline).toBe('0 stays for “atlantis”');
});

test('an area of the map is a chip of its own, replaces the place, and is dropped for another place', () => {
  const seen = view('location=Goa&area=73.6,14.9,74.4,15.9&stars=5', { total: 4 });
  expect(seen.headline).toBe('4 stays in this area');
  expect(seen.chips.map(({ label }) => label)).toEqual(['5 stars', 'Map area']);
  expect(seen.chips[1]?.to).toBe('/stays?location=Goa&stars=5');
  expect(seen.query).toContain('area=73.6%2C14.9%2C74.4%2C15.9');
  expect(seen.keep.filters.map(([name]) => name)).toContain('area');
  expect(seen.keep.search.map(([name]) => name)).not.toContain('area');
  expect(view('area=73,15', { total: 4 }).chips).toEqual([]);
});

test('corrections of the search are explained', () => {
  const place = { name: 'Rishikesh', corrected: true, narrower: false };
  const corrected = view('location=rishkesh', { total: 2, place });
  expect(corrected.notices).toEqual(['Showing stays in Rishikesh for “rishkesh”.']);
  expect(corrected.headline).toBe('2 stays in Rishikesh');
  expect(corrected.requested.location).toBe('rishkesh');
  expect(corrected.chips.map(({ label }) => label)).toEqual(['Rishikesh']);
  expect(view('location=Rishikesh', { place: { ...place, corrected: false } }).notices).toEqual([]);
});

test('invalid dates are reported, and the valid one stays in the search bar', () => {
  const query = new URLSearchParams('checkIn=2026-12-12');
  const day = dayOf('2026-11-20');
  const lone = stayListView(english, parseStaySearch(query, day), none, invalidDates(english, query, day));
  expect(lone.notices).toEqual(['Please select check-out date. Showing stays for any dates.']);
  expect(lone.requested).toMatchObject({ checkIn: '2026-12-12' });
  expect(lone.chips).toEqual([]);
});

test('a property type that does not exist is named, and all types are shown', () => {
  const notices = (query: string) => {
    const params = new URLSearchParams(query);
    const search = parseStaySearch(params, dayOf('2026-11-20'));
    return stayListView(english, search, none, undefined, undefined, unknownType(english, params)).notices;
  };
  expect(notices('propertyType=castles')).toEqual(['We do not know the property type “castles”. Showing all types.']);
  expect(notices(`propertyType=${'x'.repeat(900)}`)[0]?.length).toBeLessThan(100);
  for (const query of ['propertyType=VILLA', 'propertyType=', 'location=Goa']) expect(notices(query)).toEqual([]);
});

test('a flexible search names the days it tried, and links to the dates that each stay was found for', () => {
  const query = 'checkIn=2026-11-21&checkOut=2026-11-23&flexible=3&adults=2&location=Goa';
  const dates = { checkIn: dayOf('2026-11-24'), checkOut: dayOf('2026-11-26') };
  const seen = view(query, { cards: [{ ...villa, dates }], total: 1 });
  expect(seen.notices).toEqual(['Showing the cheapest 2 nights for each stay, with check-in on any day of 20–24 Nov.']);
  expect(seen.cards[0]).toMatchObject({
    days: '24–26 Nov',
    travel: 'checkIn=2026-11-24&checkOut=2026-11-26&adults=2',
  });
  expect(seen.requested).toMatchObject({ checkIn: '2026-11-21', checkOut: '2026-11-23', flexible: true });
  expect(seen.chips.find(({ label }) => label === '±3 days')?.to).toBe(
    '/stays?checkIn=2026-11-21&checkOut=2026-11-23&adults=2&location=Goa',
  );
  expect([seen.pill, seen.searched]).toEqual(['Goa · 21–23 Nov ±3 · 2 guests', true]);
  const exact = view(query.replace('&flexible=3', ''));
  expect(exact.notices).toEqual([]);
  expect(exact.offer?.to).toBe(`/stays?checkIn=2026-11-21&checkOut=2026-11-23&adults=2&flexible=3&location=Goa`);
  expect(view('stars=5')).toMatchObject({ pill: 'Anywhere in India · Any dates · 1 guest', searched: false });
});

test('the filters have as many values as STAY-6 lists, each with its count and whether it is chosen', () => {
  const groups = view('amenity=Bar').groups;
  expect(groups.map(({ title, values }) => [title, values.length])).toEqual([
    ['Popular filters', 6],
    ['Property types', 19],
    ['Property rating', 5],
    ['Meal options', 6],
    ['Amenities', 16],
    ['Room facilities', 24],
    ['Activities', 10],
    ['Good to know', 6],
  ]);
  const amenities = groups.find(({ name }) => name === 'amenity')?.values ?? [];
  expect(amenities.find(({ label }) => label === 'Bar')).toEqual({
    value: 'Bar',
    label: 'Bar',
    count: 4,
    chosen: true,
  });
  expect(groups[0]?.values.map(({ label }) => label)).toEqual([
    '5 stars',
    'Book without credit card',
    'No prepayment',
    'Private pool',
    'Swimming Pool',
    'Hotels',
  ]);
});

test('the activities are those of STAY-6, spelt correctly', () => {
  const activities = view('').groups.find(({ name }) => name === 'activity')?.values ?? [];
  expect(activities.map(({ label }) => label)).toEqual([
    'Paragliding',
    'River Rappelling',
    'Trekking',
    'Hiking',
    'Bike on Rent',
    'Table Tennis',
    'Snow Skiing',
    'Billiards',
    'Snooker',
    'Massage',
  ]);
});

test('a changed filter starts at the first page', () => {
  const shown = view('location=Goa&pages=3', { page: 3, pageCount: 5 });
  expect(shown.query).toBe('location=Goa');
});

test('more results are one page further; clearing keeps sort order and view', () => {
  const more = view('stars=5&sort=rating&view=list&pages=2', { page: 2, pageCount: 3 });
  expect(more.loadMore).toBe('/stays?stars=5&sort=rating&view=list&pages=3');
  expect(more.clear).toBe('/stays?sort=rating&view=list');
  expect(view('', { page: 1, pageCount: 1 }).loadMore).toBeNull();
});

test('a list that starts further down links to the page before, with the number of results before', () => {
  const deep = view('location=Goa&pages=6', { first: 4, page: 6, pageCount: 9 });
  expect(deep.earlier).toEqual({ count: 300, to: '/stays?location=Goa&pages=3' });
  expect(view('location=Goa&pages=3', { page: 3, pageCount: 9 }).earlier).toBeNull();
});

test('an empty result names the type if there is one', () => {
  expect(view('propertyType=villas').nothing).toMatchObject({ heading: 'No Villas found', narrowed: true });
  expect(view('').nothing).toEqual({ heading: 'No stays found', narrowed: false, advice: null });
});

test('stays that are sold out for the dates can be seen for other days', () => {
  const query = 'location=Goa&checkIn=2026-12-12&checkOut=2026-12-15';
  expect(view(query).soldOut).toBeNull();
  expect(view(query, { soldOut: 1 }).soldOut).toEqual({
    text: 'Sold out for these dates: 1 stay',
    to: '/stays?location=Goa',
  });
  expect(view(query, { soldOut: 4 }).soldOut?.text).toBe('Sold out for these dates: 4 stays');
  expect(view(query, { soldOut: 4, total: 9 }).soldOut?.text).toBe('Sold out for these dates: 4 more stays');
  // a single room of these may be left
  expect(view(`${query}&rooms=2`, { soldOut: 4, total: 9 }).soldOut?.text).toBe(
    'Fewer than 2 rooms left for these dates: 4 more stays',
  );
});

const search = parseStaySearch(
  new URLSearchParams(
    'location=Goa&checkIn=2026-12-12&checkOut=2026-12-15&propertyType=villas&stars=5&min=2000&amenity=Bar&popular=no-card&pages=2',
  ),
  dayOf('2026-11-20'),
);

test('every filter is named', () => {
  expect(activeFilters(english, search).map(({ label }) => label)).toEqual([
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
  const bar = activeFilters(english, search).find(({ label }) => label === 'Bar');
  expect(bar && staySearchParams(bar.without).toString()).toBe(
    'checkIn=2026-12-12&checkOut=2026-12-15&location=Goa&propertyType=villas&stars=5&min=2000&popular=no-card',
  );
});
