import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { expect, test, vi } from 'vitest';
import { emailLink, opensDocuments, opensEmail, opensPayment, paymentLink } from './payment-link.ts';

const config = { secret: 'a secret of thirty-two characters, for tests', publicUrl: 'https://padharo.test' };
const id = 'BOOK_1767225600000_ABC123';
const keyIn = (link: string) => new URL(link).searchParams.get('key') ?? '';
const key = keyIn(paymentLink(config, id));

test('a key opens what is its booking’s, and no other’s', () => {
  expect(opensPayment(config, id, key)).toBe(true);
  expect(opensPayment(config, id, keyIn(emailLink(config, id)))).toBe(true);
  expect(opensEmail(config, id, key)).toBe(false);
  expect(opensPayment(config, 'BOOK_1767225600000_ABC124', key)).toBe(false);
});

test('every wrong key is compared whole with every right one: the time tells nothing of how near it came', () => {
  const compared = vi.spyOn(crypto, 'timingSafeEqual');
  syncBuiltinESMExports();
  try {
    const other = (email = '') => (email === 'A' ? 'B' : 'A');
    const wrong = [key.slice(0, -1) + other(key.at(-1)), other(key[0]) + key.slice(1), 'x'.repeat(key.length)];
    for (const [opens, rights] of [
      [opensEmail, 1],
      [opensPayment, 2],
      [opensDocuments, 3],
    ] as const)
      for (const guess of opens === opensEmail ? wrong : [...wrong, key]) {
        compared.mockClear();
        expect(opens(config, id, guess)).toBe(guess === key);
        expect(compared).toHaveBeenCalledTimes(rights);
      }
  } finally {
    compared.mockRestore();
    syncBuiltinESMExports();
  }
});
