import { expect, test } from 'vitest';
import { newSecret, seal, signatureOf, unseal } from './webhook-secret.ts';

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

test('the signature is what openssl computes for the same time, body and secret', () => {
  // printf '1795156200.{"a":1}' | openssl dgst -sha256 -hmac whsec_abc
  expect(signatureOf('whsec_abc', '{"a":1}', new Date(1_795_156_200_999))).toBe(
    't=1795156200,v1=f45efce84ac40ac553782d22087fe36cd9a43c913ef98c108da10e36d250e251',
  );
});
