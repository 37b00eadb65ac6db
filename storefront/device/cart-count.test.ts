import { expect, test } from 'vitest';
import { badgeText, countStored } from './cart-count.ts';

test('the quantities of a stored cart are added up', () => {
  expect(countStored('[{"quantity":2},{"quantity":1}]')).toBe(3);
  expect(countStored(null)).toBe(0);
});

test('an invalid cart counts as empty', () => {
  for (const text of ['', '{', '{}', '"x"', '[null,{"quantity":"3"},{"quantity":-1},{}]']) {
    expect(countStored(text), text).toBe(0);
  }
});

test('the cart badge is empty for none, counts to 99 and then says 99+', () => {
  expect([0, 1, 99, 100, 1500].map(badgeText)).toEqual(['', '1', '99', '99+', '99+']);
});
