import { expect, test } from 'vitest';
import { phoneEndIn, phoneEndQuery, wordsOf } from './search-words.ts';

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
  ['~01234 ~', ['01234']],
])('%s is searched as %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['210', '210', "'~012':*"],
  ['43 210', '43210', "'~01234':*"],
  ['9876543210', '9876543210', "'~0123456789':*"],
])('%s may be the end of a phone number', (text, digits, query) => {
  expect(phoneEndIn(text)).toBe(digits);
  expect(phoneEndQuery(digits)).toBe(query);
});

test('fewer than three digits, more than ten, and letters are no end of a phone number', () => {
  for (const text of ['', '10', '12345678901', '210a', 'BOOK_210', '+91 98765 43210', "210'"])
    expect(phoneEndIn(text), text).toBeUndefined();
});
