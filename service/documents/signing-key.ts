import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';

// an Ed25519 key of 32 bytes in PKCS #8 (RFC 8410)
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Returns the key that signs vouchers, derived from the application secret so that all processes have it. */
export function signingKey(appSecret: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', appSecret, '', 'padharo voucher signatures', 32));
  return createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
}

/** Returns the public key to check signatures, as a JSON Web Key. */
export function publicKey(appSecret: string): { kty: string; crv: string; x: string } {
  const { kty = '', crv = '', x = '' } = createPublicKey(signingKey(appSecret)).export({ format: 'jwk' });
  return { kty, crv, x };
}
