import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/config.ts';

/** Returns the secret of a booking's link, derived from the booking id so that it need not be stored. */
function keyFor(
  config: Pick<Config, 'secret'>,
  bookingId: string,
  kind: 'payment' | 'letter' | 'documents' | 'attachment' | 'acknowledgement',
): string {
  return createHmac('sha256', config.secret).update(`${kind} link ${bookingId}`).digest('base64url').slice(0, 32);
}

export function paymentLink(config: Pick<Config, 'secret' | 'publicUrl'>, bookingId: string): string {
  return `${config.publicUrl}/payment/${bookingId}?key=${keyFor(config, bookingId, 'payment')}`;
}

/** Returns the key of the payment link, for viewers who may see the booking without one. */
export function paymentKey(config: Pick<Config, 'secret'>, bookingId: string): string {
  return keyFor(config, bookingId, 'payment');
}

/** Returns the path of a booking's payment page, with the key it was opened with. */
export function paymentPath(bookingId: string, key: string | undefined): string {
  return `/payment/${encodeURIComponent(bookingId)}${key ? `?key=${encodeURIComponent(key)}` : ''}`;
}

/**
 * Returns a link to the payment page with a secret that is only sent by email, so its holder reads the mailbox of the
 * booking. The secret of `paymentLink` is also shown to the person who filled in the form.
 */
export function emailLink(config: Pick<Config, 'secret' | 'publicUrl'>, bookingId: string): string {
  return `${config.publicUrl}/payment/${bookingId}?key=${keyFor(config, bookingId, 'letter')}`;
}

/** Returns a link to the page where a booking without an account is shown and changed, with the secret of its email. */
export function bookingLink(config: Pick<Config, 'secret' | 'publicUrl'>, bookingId: string): string {
  return `${config.publicUrl}/booking/${bookingId}?key=${keyFor(config, bookingId, 'letter')}`;
}

/** Returns the address of that page for the owner of a booking, after signing in. */
export function bookingPage({ publicUrl }: Pick<Config, 'publicUrl'>, bookingId: string): string {
  return `${publicUrl}/booking/${bookingId}`;
}

/** Returns true for a key of one of that booking's links. Takes the same time for every wrong key. */
export function opensPayment(config: Pick<Config, 'secret'>, bookingId: string, key: string): boolean {
  const payment = isKey(keyFor(config, bookingId, 'payment'), key);
  return opensEmail(config, bookingId, key) || payment;
}

/** Returns a key that opens the documents of a booking and nothing else, for addresses that are passed on. */
export function documentsKey(config: Pick<Config, 'secret'>, bookingId: string): string {
  return keyFor(config, bookingId, 'documents');
}

/** Returns true for a key of that booking's documents or of its links. */
export function opensDocuments(config: Pick<Config, 'secret'>, bookingId: string, key: string): boolean {
  const documents = isKey(documentsKey(config, bookingId), key);
  return opensPayment(config, bookingId, key) || documents;
}

/** Returns a key that opens one file of the messages about a booking and nothing else. */
function attachmentKey(config: Pick<Config, 'secret'>, bookingId: string, attachmentId: string): string {
  return keyFor(config, `${bookingId} ${attachmentId}`, 'attachment');
}

/** Returns the address of a file of the messages about a booking. Everyone who has the address can open the file. */
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

/** Returns the link by which a partner says whether they expect the guest of a line. Its secret opens nothing else. */
export function acknowledgementLink(
  config: Pick<Config, 'secret' | 'publicUrl'>,
  { bookingId, line }: { bookingId: string; line: number },
): string {
  const code = keyFor(config, `${bookingId} ${line}`, 'acknowledgement');
  return `${config.publicUrl}/admin/acknowledge/${encodeURIComponent(bookingId)}/${line}?code=${code}`;
}

/** Returns true for the code of that link. */
export function opensAcknowledgement(
  config: Pick<Config, 'secret'>,
  { bookingId, line, code }: { bookingId: string; line: number; code: string },
): boolean {
  return isKey(keyFor(config, `${bookingId} ${line}`, 'acknowledgement'), code);
}

/** Returns true for the key of the link in that booking's email. */
export function opensEmail(config: Pick<Config, 'secret'>, bookingId: string, key: string): boolean {
  return isKey(keyFor(config, bookingId, 'letter'), key);
}

function isKey(right: string, key: string): boolean {
  const expected = Buffer.from(right);
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
