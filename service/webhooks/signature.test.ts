import { expect, test } from 'vitest';
import { signatureOf } from './signature.ts';

test('the signature is what openssl computes for the same time, body and secret', () => {
  // printf '1795156200.{"a":1}' | openssl dgst -sha256 -hmac whsec_abc
  expect(signatureOf('whsec_abc', '{"a":1}', new Date(1_795_156_200_999))).toBe(
    't=1795156200,v1=f45efce84ac40ac553782d22087fe36cd9a43c913ef98c108da10e36d250e251',
  );
});
