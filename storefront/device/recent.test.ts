import { expect, test } from 'vitest';
import { parseRecent, type RecentStay, withNewest } from './recent.ts';

const stay = (slug: string): RecentStay => ({ slug, name: slug, place: 'Goa', image: '/x.svg', alt: 'x' });

test('the newest comes first, and stands there once', () => {
  const stays = ['a', 'b', 'c'].reduce((before: RecentStay[], slug) => withNewest(before, stay(slug)), []);
  expect(stays.map(({ slug }) => slug)).toEqual(['c', 'b', 'a']);
  expect(withNewest(stays, stay('a')).map(({ slug }) => slug)).toEqual(['a', 'c', 'b']);
});

test('nine are remembered', () => {
  const many = Array.from({ length: 20 }, (_, index) => stay(`s${index}`));
  expect(many.reduce(withNewest, [] as RecentStay[])).toHaveLength(9);
});

test('what is no list of stays is nothing', () => {
  for (const text of [null, '', '{', '7', '{}', '[1, null, {"slug": 3}]']) expect(parseRecent(text)).toEqual([]);
  expect(parseRecent(JSON.stringify([stay('a'), { slug: 'b' }]))).toEqual([stay('a')]);
});
