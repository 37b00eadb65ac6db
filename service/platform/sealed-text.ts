import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';

/** The secret of the installation, and what the text is for: each purpose has a key of its own. */
interface SealingKey {
  readonly secret: string;
  readonly purpose: string;
}

const keyOf = ({ secret, purpose }: SealingKey) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** Encrypts a text for the database, where it cannot be read without the installation's secret. */
export function sealText(text: string, key: SealingKey): string {
  const nonce = randomBytes(12);
  const sealing = createCipheriv(cipher, keyOf(key), nonce);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a text; undefined if it was encrypted with another secret. */
export function openText(sealed: string, key: SealingKey): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const opening = createDecipheriv(cipher, keyOf(key), bytes.subarray(0, 12), { authTagLength: 16 });
    opening.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([opening.update(bytes.subarray(28)), opening.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
