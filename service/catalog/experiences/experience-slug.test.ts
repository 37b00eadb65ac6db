import { expect, test } from 'vitest';
import { slugIn } from './experience-slug.ts';

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
