import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

const ids = ['d4d8b9ad3bbb5d2f8059662e', 'cabfc6528e71ca3f2a012e72'];

test('what was changed is said in words, and what was and is nothing is left out', () => {
  const was = {
    name: 'A',
    tag: null,
    free: false,
    pictures: [],
    publishedAt: null,
    kept: 1,
    order: ids,
    about: { a: 1 },
  };
  const is = {
    ...{ name: 'B', tag: '', free: true, pictures: ids, publishedAt: '2026-11-27T14:53:29.972Z', kept: 1 },
    ...{ order: ids.toReversed(), about: { a: 2, b: ['x', null] } },
  };
  expect(changedFields(JSON.stringify(was), JSON.stringify(is))).toEqual([
    { name: 'name', was: 'A', is: 'B' },
    { name: 'free', was: 'no', is: 'yes' },
    { name: 'pictures', was: undefined, is: '2 chosen' },
    { name: 'publishedAt', was: undefined, is: '27 Nov 2026, 20:23' },
    { name: 'order', was: '2 chosen', is: '2 chosen, others or in another order' },
    { name: 'about', was: 'a: 1', is: 'a: 2, b: x; nothing' },
  ]);
  expect(changedFields('null', '{"name":"A"}')).toEqual([{ name: 'name', was: undefined, is: 'A' }]);
});
