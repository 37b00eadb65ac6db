import { expect, test } from 'vitest';
import { parseRecent, type RecentProduct, withNewest } from './recent.ts';

const product = (name: string): RecentProduct => ({ name, title: name, place: 'Goa', image: '/x.svg', alt: 'x' });

test('the newest comes first, and only once; two types may share a slug', () => {
  const names = ['stay:a', 'attraction:a', 'car-rental:c'];
  const products = names.reduce((before: RecentProduct[], name) => withNewest(before, product(name)), []);
  expect(products.map(({ name }) => name)).toEqual(['car-rental:c', 'attraction:a', 'stay:a']);
  expect(withNewest(products, product('stay:a')).map(({ name }) => name)).toEqual([
    'stay:a',
    'car-rental:c',
    'attraction:a',
  ]);
});

test('eight are stored', () => {
  const many = Array.from({ length: 20 }, (_, index) => product(`stay:s${index}`));
  expect(many.reduce(withNewest, [] as RecentProduct[])).toHaveLength(8);
});

test('an invalid list of products is ignored', () => {
  for (const text of [null, '', '{', '7', '{}', '[1, null, {"name": 3}]']) expect(parseRecent(text)).toEqual([]);
  expect(parseRecent(JSON.stringify([product('stay:a'), { name: 'stay:b' }]))).toEqual([product('stay:a')]);
});
