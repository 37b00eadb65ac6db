import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** A new secret to sign the deliveries of one webhook. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64url')}`;
}

function keyFrom(appSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', appSecret, '', 'padharo webhook secrets', 32));
}

/** Encrypts the secret, so that it cannot be read from the database without the installation's secret. */
export function seal(secret: string, appSecret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(appSecret), nonce);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts the secret; undefined if it was encrypted with another installation secret. */
export function unseal(sealed: string, appSecret: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(appSecret), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/**
 * The signature header: `t=<Unix seconds>,v1=<hex>`, where v1 is the HMAC-SHA256 of `${t}.${body}` with the webhook's
 * secret. A receiver that refuses an old `t` is safe from replays.
 */
export function signatureOf(secret: string, body: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}
