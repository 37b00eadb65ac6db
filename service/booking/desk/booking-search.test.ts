import { expect, test } from 'vitest';
import { placeOf, readPlace, wordsOf } from './booking-search.ts';

test.each([
  ['Asha  Verma', ['asha', 'verma']],
  ['ASHA@Example.in', ['asha@example.in']],
  ['+91 98765 43210', ['9876543210']],
  ['098765-43210', ['9876543210']],
  ['919876543210', ['9876543210']],
  ['(98765) 43210', ['9876543210']],
  ['+44 20 7946 0958', ['2079460958']],
  ['9876', ['9876']],
  ['BOOK_1795000000000_ABCDEF', ['book_1795000000000_abcdef']],
  ['   ', []],
])('%s is looked for as %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('a place in the list is read as it was said, and nothing else is', () => {
  const place = { at: new Date('2026-11-20T04:30:00.123Z'), row: 7 };
  expect(readPlace(placeOf(place))).toEqual(place);
  for (const odd of [undefined, '', '7', '1-', '-1-1', "1-1'", '1-12345678901']) expect(readPlace(odd)).toBeUndefined();
});
