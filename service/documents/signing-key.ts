import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';

// an Ed25519 key of 32 bytes in PKCS #8 (RFC 8410)
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key that vouchers are signed with: made from the secret of the site, so that all its processes have it. */
export function signingKey(appSecret: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', appSecret, '', 'padharo voucher signatures', 32));
  return createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
}

/** What everybody may have to check the signatures: a JSON web key. */
export function publicKey(appSecret: string): { kty: string; crv: string; x: string } {
  const { kty = '', crv = '', x = '' } = createPublicKey(signingKey(appSecret)).export({ format: 'jwk' });
  return { kty, crv, x };
}
