import type { Context } from '../platform/context.ts';
import { emailsAbout } from './emails.sql.ts';
import type { EmailKind } from './write-email.ts';

/** These only say that there is something to be read. */
const notices: readonly EmailKind[] = [
  'guests-changed',
  'message-to-operator',
  'message-to-traveller',
  'unused-payment',
];

/** What we wrote to its buyer about a booking, which was made then, as it was sent: the newest `most`, oldest first. */
export function emailsOfBooking(ctx: Context, booking: { bookingRow: number; madeAt: Date }, most: number) {
  return emailsAbout(ctx.db, booking, notices, most);
}
