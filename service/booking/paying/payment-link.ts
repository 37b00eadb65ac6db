import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/config.ts';

/** The secret of a booking's link: made from the booking id, so that it need not be kept. */
function keyFor(config: Pick<Config, 'secret'>, bookingId: string, kind: 'payment' | 'letter'): string {
  return createHmac('sha256', config.secret).update(`${kind} link ${bookingId}`).digest('base64url').slice(0, 32);
}

export function paymentLink(config: Pick<Config, 'secret' | 'publicUrl'>, bookingId: string): string {
  return `${config.publicUrl}/payment/${bookingId}?key=${keyFor(config, bookingId, 'payment')}`;
}

/**
 * The same page by a secret that only stands in the email: who has it reads what is sent to the booking's address.
 * The other one is shown to whoever filled in the form.
 */
export function letterLink(config: Pick<Config, 'secret' | 'publicUrl'>, bookingId: string): string {
  return `${config.publicUrl}/payment/${bookingId}?key=${keyFor(config, bookingId, 'letter')}`;
}

/** True when the key is of one of that booking's links; takes the same time for every wrong key. */
export function opensPayment(config: Pick<Config, 'secret'>, bookingId: string, key: string): boolean {
  const payment = isKey(keyFor(config, bookingId, 'payment'), key);
  return opensLetter(config, bookingId, key) || payment;
}

/** True when the key is the one of the link in that booking's email. */
export function opensLetter(config: Pick<Config, 'secret'>, bookingId: string, key: string): boolean {
  return isKey(keyFor(config, bookingId, 'letter'), key);
}

function isKey(right: string, key: string): boolean {
  const expected = Buffer.from(right);
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
