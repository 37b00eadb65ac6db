import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../platform/config.ts';

/** The secret of a booking's payment link: made from the booking id, so that it need not be kept. */
function keyFor(config: Pick<Config, 'secret'>, bookingId: string): string {
  return createHmac('sha256', config.secret).update(`payment link ${bookingId}`).digest('base64url').slice(0, 32);
}

export function paymentLink(config: Pick<Config, 'secret' | 'publicUrl'>, bookingId: string): string {
  return `${config.publicUrl}/payment/${bookingId}?key=${keyFor(config, bookingId)}`;
}

/** True when the key is the one of that booking's link; takes the same time for every wrong key. */
export function opensPayment(config: Pick<Config, 'secret'>, bookingId: string, key: string): boolean {
  const expected = Buffer.from(keyFor(config, bookingId));
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
