import { expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { dayOf } from '../../core/day.ts';
import { fromRupees } from '../../core/money.ts';
import { chosenOf, countFilters, noFilters } from '../lists/facet.ts';
import { stayFacets } from './stay-facets.ts';
import { invalidDates, isNarrowed, parseStaySearch, staySearchParams } from './stay-search.ts';
import { travelParams } from './travel-params.ts';

const today = dayOf('2026-11-20');
const parse = (text: string) => parseStaySearch(new URLSearchParams(text), today);
const again = (text: string) => staySearchParams(parse(text)).toString();

test('no query is everything, in the recommended order', () => {
  const search = parse('');
  expect(search).toMatchObject({
    place: '',
    dates: null,
    adults: 1,
    children: 0,
    rooms: 1,
    sort: 'recommended',
    pages: 1,
  });
  expect(isNarrowed(search)).toBe(false);
  expect(staySearchParams(search).toString()).toBe('');
});

test('a full search survives the round trip through the address', () => {
  const text =
    'checkIn=2026-12-12&checkOut=2026-12-15&adults=2&children=1&rooms=2&flexible=3&location=Goa&propertyType=villas&propertyType=guest+houses' +
    '&stars=4&stars=5&min=2000&max=9000&meal=Breakfast+included&amenity=Free+WiFi&amenity=Swimming+Pool&facility=Sea+view' +
    '&activity=Trekking&popular=5-stars&sort=price-low&view=list&pages=2';
  expect(again(text)).toBe(text);
  expect(countFilters(parse(text))).toBe(11);
  expect(staySearchParams({ ...parse(text), ...noFilters(stayFacets), pages: 1 }).toString()).toBe(
    'checkIn=2026-12-12&checkOut=2026-12-15&adults=2&children=1&rooms=2&flexible=3&location=Goa&sort=price-low&view=list',
  );
});

test.each([
  ['hotels', 'Hotels'],
  ['HOTELS', 'Hotels'],
  ['hotel', 'Hotels'],
  ['homestays', 'Homestays'],
  ['serviced apartments', 'Serviced Apartments'],
])('the property type %s is %s', (word, label) => {
  expect(chosenOf(parse(`propertyType=${word}`), 'propertyType')).toEqual([label]);
});

test('flexible dates accept only three days, and need dates', () => {
  const dates = 'checkIn=2026-12-12&checkOut=2026-12-15';
  for (const text of ['flexible=1', 'flexible=yes', 'flexible=']) expect(again(`${dates}&${text}`)).toBe(dates);
  expect(again('flexible=3')).toBe('');
});

test.each([
  'checkIn=2026-11-19&checkOut=2026-11-22',
  'checkIn=2026-12-15&checkOut=2026-12-12',
  'checkIn=2026-12-15&checkOut=2026-12-15',
  'checkIn=2026-02-30&checkOut=2026-12-12',
  'checkIn=2026-12-12',
  'checkIn=2026-12-12&checkOut=2027-12-12',
  'adults=0&children=-1&rooms=many',
  'propertyType=castles&stars=9&stars=0x5&min=-1&max=cheap&amenity=Moon&popular=all&sort=id&view=map&pages=0',
  'pages=1.5&adults=1e3&location=%20%20',
])('invalid values are dropped: %s', (text) => {
  expect(again(text)).toBe('');
});

test.each([
  ['checkIn=2026-12-12', 'Please select check-out date', { checkIn: '2026-12-12' }],
  ['checkIn=2026-12-12&checkOut=', 'Please select check-out date', { checkIn: '2026-12-12' }],
  ['checkIn=yesterday', 'Please select check-out date', {}],
  ['checkIn=&checkOut=2026-12-12', 'Please select check-in date', { checkOut: '2026-12-12' }],
  ['checkIn=2026-12-15&checkOut=2026-12-12', 'Check-out date must be after check-in date', {}],
  ['checkIn=2026-12-15&checkOut=2026-12-15', 'Check-out date must be after check-in date', {}],
  ['checkIn=2026-11-19&checkOut=2026-11-22', 'These dates have passed', {}],
  ['checkIn=2026-11-19', 'These dates have passed', {}],
  ['checkOut=2026-11-19', 'These dates have passed', {}],
  ['checkIn=2026-02-30&checkOut=2026-12-12', 'These dates do not exist', {}],
  ['checkIn=2036-12-12&checkOut=2036-12-13', 'These dates are too far ahead to book', {}],
  ['checkIn=2026-12-12&checkOut=2027-12-12', 'A stay has at most 90 nights', {}],
])('invalid dates say why: %s', (text, why, days) => {
  expect(invalidDates(english, new URLSearchParams(text), today)).toEqual({ why, days });
});

test('valid dates, or none, need no message', () => {
  for (const text of ['', 'checkIn=&checkOut=', 'checkIn=2026-12-12&checkOut=2026-12-15']) {
    expect(invalidDates(english, new URLSearchParams(text), today)).toBeUndefined();
  }
});

test('guests and pages stop at their limits', () => {
  expect(parse('adults=500&rooms=99&pages=4000')).toMatchObject({ adults: 16, rooms: 4, pages: 20 });
});

test('the upper price at its default means no limit; a reversed range keeps its upper end', () => {
  expect(parse('max=50000')).toMatchObject({ min: null, max: null });
  // STAY-8: max at least the current min
  expect(parse('min=9000&max=4000')).toMatchObject({ min: fromRupees(9000), max: fromRupees(9000) });
  expect(parse('min=9000&max=0')).toMatchObject({ min: fromRupees(9000), max: fromRupees(9000) });
  expect(parse('min=50000&max=4000')).toMatchObject({ min: fromRupees(50_000), max: null });
});

test('dates and guests are passed on to a stay', () => {
  expect(travelParams(parse('location=Goa&checkIn=2026-12-12&checkOut=2026-12-13&adults=2')).toString()).toBe(
    'checkIn=2026-12-12&checkOut=2026-12-13&adults=2',
  );
});

test('a location alone narrows the list', () => {
  expect(isNarrowed(parse('location=Goa'))).toBe(true);
  expect(isNarrowed(parse('sort=rating&view=list'))).toBe(false);
});
