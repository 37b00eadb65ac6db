import { expect, test } from 'vitest';
import { wordsOf } from './search-words.ts';

test.each([
  ['Asha  Verma', ['asha', 'verma']],
  ['ASHA@Example.in', ['asha@example.in']],
  ['+91 98765 43210', ['9876543210']],
  ['+91 98765', ['98765']],
  ['+91-9', ['9']],
  ['+91', ['+91']],
  ['098765-43210', ['9876543210']],
  ['919876543210', ['9876543210']],
  ['(98765) 43210', ['9876543210']],
  ['+44 20 7946 0958', ['2079460958']],
  ['9876', ['9876']],
  ['BOOK_1795000000000_ABCDEF', ['book_1795000000000_abcdef']],
  ['   ', []],
])('%s is searched as %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
