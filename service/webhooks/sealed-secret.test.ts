import { expect, test } from 'vitest';
import { newSecret, seal, unseal } from './sealed-secret.ts';

const ours = 'a secret of thirty-two characters, for tests';

test('a sealed secret can be read with the same secret of the installation, and with no other', () => {
  const secret = newSecret();
  const sealed = seal(secret, ours);
  expect(sealed).not.toContain(secret.slice(6, 20));
  expect(unseal(sealed, ours)).toBe(secret);
  expect(unseal(sealed, `${ours}!`)).toBeUndefined();
  expect(unseal(`${sealed.slice(0, -4)}AAAA`, ours)).toBeUndefined();
});

test('sealing twice gives different texts', () => {
  expect(seal('whsec_a', ours)).not.toBe(seal('whsec_a', ours));
});
