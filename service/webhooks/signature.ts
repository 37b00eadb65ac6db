import { createHmac } from 'node:crypto';

/**
 * The header that proves where a delivery comes from: `t=<Unix seconds>,v1=<hex>`, where v1 is the HMAC-SHA256 of
 * `${t}.${body}` under the webhook's secret. A receiver that refuses old t cannot be sent the same again by others.
 */
export function signatureOf(secret: string, body: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}
