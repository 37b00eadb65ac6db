import { expect, test } from 'vitest';
import { tokenIn } from './scanner.tsx';

test.each([
  ['by itself', 'eyJ.abc-_1.sig'],
  ['with space around it, as it is pasted', '  eyJ.abc-_1.sig\n'],
  ['in the address of the code on a voucher', 'https://padharo.example/verify/eyJ.abc-_1.sig'],
  ['with what a reader of codes puts behind it', 'https://padharo.example/verify/eyJ.abc-_1.sig?from=camera#top'],
])('a token is found %s', (_, text) => {
  expect(tokenIn(text)).toBe('eyJ.abc-_1.sig');
});

test('an empty text has no token, and a far too long one is cut before it is parsed', () => {
  expect([tokenIn(''), tokenIn('https://padharo.example/'), tokenIn('?code=x')]).toEqual(['', '', '']);
  expect(tokenIn('x'.repeat(5_000))).toHaveLength(1_000);
});
