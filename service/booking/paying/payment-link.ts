import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/config.ts';

/** The secret of a booking's link: made from the booking id, so that it need not be kept. */
function keyFor(
  config: Pick<Config, 'secret'>,
  bookingId: string,
  kind: 'payment' | 'letter' | 'documents' | 'attachment',
): string {
  return createHmac('sha256', config.secret).update(`${kind} link ${bookingId}`).digest('base64url').slice(0, 32);
}

export function paymentLink(config: Pick<Config, 'secret' | 'publicUrl'>, bookingId: string): string {
  return `${config.publicUrl}/payment/${bookingId}?key=${keyFor(config, bookingId, 'payment')}`;
}

/** The key of the payment link, for who may see the booking without one. */
export function paymentKey(config: Pick<Config, 'secret'>, bookingId: string): string {
  return keyFor(config, bookingId, 'payment');
}

/** The path of a booking's payment page, with the key that it was opened by. */
export function paymentPath(bookingId: string, key: string | undefined): string {
  return `/payment/${encodeURIComponent(bookingId)}${key ? `?key=${encodeURIComponent(key)}` : ''}`;
}

/**
 * The same page by a secret that only stands in the email: who has it reads what is sent to the booking's address.
 * The other one is shown to whoever filled in the form.
 */
export function emailLink(config: Pick<Config, 'secret' | 'publicUrl'>, bookingId: string): string {
  return `${config.publicUrl}/payment/${bookingId}?key=${keyFor(config, bookingId, 'letter')}`;
}

/** The page where a booking without an account is seen, changed and written about, by that secret of its email. */
export function bookingLink(config: Pick<Config, 'secret' | 'publicUrl'>, bookingId: string): string {
  return `${config.publicUrl}/booking/${bookingId}?key=${keyFor(config, bookingId, 'letter')}`;
}

/** True when the key is of one of that booking's links; takes the same time for every wrong key. */
export function opensPayment(config: Pick<Config, 'secret'>, bookingId: string, key: string): boolean {
  const payment = isKey(keyFor(config, bookingId, 'payment'), key);
  return opensEmail(config, bookingId, key) || payment;
}

/** A key that opens the documents of a booking and nothing else of it: it stands in addresses that are passed on. */
export function documentsKey(config: Pick<Config, 'secret'>, bookingId: string): string {
  return keyFor(config, bookingId, 'documents');
}

/** True when the key is one of those of that booking's documents, or of its links. */
export function opensDocuments(config: Pick<Config, 'secret'>, bookingId: string, key: string): boolean {
  const documents = isKey(documentsKey(config, bookingId), key);
  return opensPayment(config, bookingId, key) || documents;
}

/** A key that opens one file of the messages about a booking and nothing else. */
function attachmentKey(config: Pick<Config, 'secret'>, bookingId: string, attachmentId: string): string {
  return keyFor(config, `${bookingId} ${attachmentId}`, 'attachment');
}

/** Where a file of the messages about a booking is opened by who has this address. */
export function attachmentAddress(config: Pick<Config, 'secret'>, bookingId: string, attachmentId: string): string {
  const path = `/api/bookings/${encodeURIComponent(bookingId)}/attachments/${attachmentId}`;
  return `${path}?key=${attachmentKey(config, bookingId, attachmentId)}`;
}

export function opensAttachment(
  config: Pick<Config, 'secret'>,
  bookingId: string,
  attachmentId: string,
  key: string,
): boolean {
  return isKey(attachmentKey(config, bookingId, attachmentId), key);
}

/** True when the key is the one of the link in that booking's email. */
export function opensEmail(config: Pick<Config, 'secret'>, bookingId: string, key: string): boolean {
  return isKey(keyFor(config, bookingId, 'letter'), key);
}

function isKey(right: string, key: string): boolean {
  const expected = Buffer.from(right);
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
