import { createHmac, randomBytes } from 'node:crypto';
import { openText, sealText } from '../platform/sealed-text.ts';

/** A new secret to sign the deliveries of one webhook. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64url')}`;
}

const purpose = 'padharo webhook secrets';

/** Encrypts the secret, so that it cannot be read from the database without the installation's secret. */
export function seal(secret: string, appSecret: string): string {
  return sealText(secret, { secret: appSecret, purpose });
}

/** Decrypts the secret; undefined if it was encrypted with another installation secret. */
export function unseal(sealed: string, appSecret: string): string | undefined {
  return openText(sealed, { secret: appSecret, purpose });
}

/**
 * The signature header: `t=<Unix seconds>,v1=<hex>`, where v1 is the HMAC-SHA256 of `${t}.${body}` with the webhook's
 * secret. A receiver that refuses an old `t` is safe from replays.
 */
export function signatureOf(secret: string, body: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}
