import type { Context } from '../platform/context.ts';
import { listEmailsAbout } from './emails.sql.ts';
import type { EmailKind } from './write-email.ts';

/** These only announce something to read elsewhere. */
const notices: readonly EmailKind[] = [
  'guests-changed',
  'message-to-operator',
  'message-to-traveller',
  'unused-payment',
];

/** The newest `most` emails to the buyer about a booking, oldest first, as they were sent. */
export function emailsOfBooking(ctx: Context, booking: { bookingRow: number; madeAt: Date }, most: number) {
  return listEmailsAbout(ctx.db, booking, notices, most);
}
