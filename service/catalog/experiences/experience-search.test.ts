import { expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { dayOf } from '../../core/day.ts';
import { placeSlug } from '../plain-words.ts';
import { type ExperienceList, experienceSearchParams, parseExperienceSearch, slugIn } from './experience-search.ts';
import { invalidDay } from './visit.ts';

const today = dayOf('2026-11-20');
const goa: ExperienceList = { type: 'attraction', place: 'goa', category: null };
const tours: ExperienceList = { type: 'tour-package', place: 'goa', category: null };
const read = (list: ExperienceList, query: string) => parseExperienceSearch(list, new URLSearchParams(query), today);

test('a search has two guests, no date and no filters by default', () => {
  expect(read(goa, '')).toMatchObject({
    guests: 2,
    day: null,
    chosen: { popular: [], rating: [] },
    sort: 'recommended',
    pages: 1,
  });
});

test('the parameters of a search come back as they were written', () => {
  for (const [list, query] of [
    [goa, 'date=2026-12-12&guests=4&popular=skip-the-line&rating=4.5&time=evening&language=hi&duration=2-4'],
    [goa, 'popular=free-cancellation&language=hi&language=ar&language=ta&sort=rating&pages=3'],
    [tours, 'popular=private-tour&type=wildlife&duration=15-days&sort=price-low'],
  ] as const) {
    expect(experienceSearchParams(read(list, query)).toString()).toBe(query);
  }
});

test.each([
  [goa, 'popular=private-tour&type=wildlife&rating=5&time=night&language=<b>&duration=9-10&sort=x'],
  [tours, 'popular=skip-the-line&type=castles&rating=4&time=morning&language=hi&pages=0&guests=x'],
  [{ ...tours, category: 'wildlife' }, 'type=cultural'],
  [goa, 'date=2026-11-19&guests=2'],
  [goa, 'date=2026-02-30'],
] as const)('%o: invalid values in %s are dropped', (list, query) => {
  expect(experienceSearchParams(read(list, query)).toString()).toBe('');
});

test('guests and pages stay within their limits', () => {
  expect(read(goa, 'guests=0').guests).toBe(1);
  expect(read(goa, 'guests=400').guests).toBe(30);
  expect(read(goa, 'pages=99').pages).toBe(83);
});

test.each([
  [null, undefined],
  ['', undefined],
  ['2026-12-12', undefined],
  ['2026-11-19', 'That date is in the past'],
  ['2029-01-01', 'That date is too far ahead to book'],
  ['tomorrow', 'That date does not exist'],
])('the date %s: %s', (date, why) => {
  expect(invalidDay(english, date, today)).toBe(why);
});

test.each([
  ['Himachal Pradesh', 'himachal-pradesh'],
  ['  New  Delhi! ', 'new-delhi'],
  ['नई दिल्ली', 'नई-दिल्ली'],
  ['../x?y#z', 'x-y-z'],
  ['--', ''],
])('%s is written in a path as %s', (place, slug) => {
  expect(placeSlug(place)).toBe(slug);
});

test.each([
  ['ganga-rafting', 'ganga-rafting'],
  ['booking/ganga-rafting', 'ganga-rafting'],
  ['rishikesh/ganga-rafting', 'ganga-rafting'],
  ['booking/rishikesh/ganga-rafting/', 'ganga-rafting'],
  ['amber-fort-add-on-packages', 'amber-fort-and-add-on-packages'],
  ['amber-fort-and-add-on-packages', 'amber-fort-and-add-on-packages'],
  ['grand-add-on-packages', 'grand-and-add-on-packages'],
  ['', ''],
])('the attraction of "%s" is "%s"', (path, slug) => {
  expect(slugIn(path, 'attraction')).toBe(slug);
});

test.each([
  ['two-shrines', 'two-shrines'],
  ['booking/two-shrines', 'two-shrines'],
  ['fort-add-on-packages', 'fort-add-on-packages'],
  ['haridwar/two-shrines', 'haridwar/two-shrines'],
])('the tour of "%s" is "%s"', (path, slug) => {
  expect(slugIn(path, 'tour-package')).toBe(slug);
});
