import { expect, test } from 'vitest';
import { badgeText } from './badge-text.ts';

test('the cart badge is empty for none, counts to 99 and then says 99+', () => {
  expect([0, 1, 99, 100, 1500].map(badgeText)).toEqual(['', '1', '99', '99+', '99+']);
});
