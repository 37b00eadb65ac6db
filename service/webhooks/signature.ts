import { createHmac } from 'node:crypto';

/**
 * The signature header: `t=<Unix seconds>,v1=<hex>`, where v1 is the HMAC-SHA256 of `${t}.${body}` with the webhook's
 * secret. A receiver that refuses an old `t` is safe from replays.
 */
export function signatureOf(secret: string, body: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}
