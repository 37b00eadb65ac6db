import { expect, test } from 'vitest';
import { parseExperienceSearch } from '../../service/catalog/experiences/experience-search.ts';
import { dayOf } from '../../service/core/day.ts';
import { experienceListAddress, listAt, listPath, requestedPlacePath } from './list-address.ts';
import { searchTarget } from './search-target.ts';

const attraction = { type: 'attraction', category: null } as const;
const tours = { type: 'tour-package', category: null } as const;

test.each([
  ['/all-attractions', { ...attraction, place: '' }],
  ['/attraction/goa', { ...attraction, place: 'goa' }],
  ['/attraction/new%20delhi/', { ...attraction, place: 'new delhi' }],
  ['/attraction/50%', { ...attraction, place: '50%' }],
  ['/tour-packages/kochi', { ...tours, place: 'kochi' }],
  ['/tour-packages/category/wildlife-tours', { ...tours, place: '', category: 'wildlife' }],
  ['/tour-packages/category/wildlife', { ...tours, place: '', category: 'wildlife' }],
] as const)('%s is a list', (path, list) => {
  expect(listAt(path)).toEqual(list);
});

test.each(['/', '/attractions', '/attraction', '/attraction/booking/x', '/tour-packages', '/tour-packages/category/x'])(
  '%s is not a list of its own',
  (path) => {
    expect(listAt(path)).toBeUndefined();
  },
);

test('links to lists use slugs, followed by the query', () => {
  expect(listPath({ ...attraction, place: 'New Delhi' })).toBe('/attraction/new-delhi');
  expect(listPath({ ...attraction, place: '' })).toBe('/all-attractions');
  expect(listPath({ ...tours, place: '', category: 'cultural' })).toBe('/tour-packages/category/cultural-tours');
  const requested = new URLSearchParams('date=2026-12-12&rating=4');
  const search = parseExperienceSearch({ ...attraction, place: 'goa' }, requested, dayOf('2026-11-20'));
  expect(experienceListAddress(search)).toBe('/attraction/goa?date=2026-12-12&rating=4');
});

test('a form without scripts redirects to its destination', () => {
  const requested = (query: string) => new URLSearchParams(query);
  expect(requestedPlacePath('attraction', requested('destination=New+Delhi&date=&guests=3'))).toBe(
    '/attraction/new-delhi?guests=3',
  );
  expect(requestedPlacePath('tour-package', requested('destination=Kochi'))).toBe('/tour-packages/kochi');
  expect(requestedPlacePath('attraction', requested('destination=+&date=2026-12-12'))).toBeUndefined();
});

test.each([
  // on a landing page the destination is in lower case (EXP-1)
  [{ place: 'New Delhi', date: '' }, null, '/attraction/new%20delhi'],
  [{ place: ' Goa ', date: '2026-12-12' }, null, '/attraction/goa?date=2026-12-12'],
  [{ place: '  ', date: '2026-12-12' }, null, undefined],
  // on a list the destination is a slug
  [{ place: 'New Delhi', date: '' }, '/attraction/goa', '/attraction/new-delhi?rating=4'],
  [{ place: '', date: '2026-12-12' }, '/attraction/goa', undefined],
  [{ place: '', date: '2026-12-12' }, '/all-attractions', '/all-attractions?date=2026-12-12&rating=4'],
] as const)('searching for %o on %s leads to %s', (typed, path, to) => {
  const keep: [string, string][] = path === null ? [] : [['rating', '4']];
  const placeless = path === '/all-attractions';
  expect(searchTarget({ type: 'attraction', guests: 2, ...typed }, path, keep, placeless)).toBe(to);
});

test('guests are passed on if they are not the default of two', () => {
  const requested = { type: 'tour-package', place: 'Kochi', date: '' } as const;
  expect(searchTarget({ ...requested, guests: 5 }, '/tour-packages/goa', [])).toBe('/tour-packages/kochi?guests=5');
  expect(searchTarget({ ...requested, guests: 99 }, '/tour-packages/goa', [])).toBe('/tour-packages/kochi?guests=30');
  expect(searchTarget({ ...requested, guests: Number.NaN }, '/tour-packages/goa', [])).toBe('/tour-packages/kochi');
});
