import type { Context } from '../platform/context.ts';
import { lettersAbout } from './letters.sql.ts';
import type { LetterKind } from './write-letter.ts';

/** These only say that there is something to be read. */
const notices: readonly LetterKind[] = [
  'guests-changed',
  'message-to-operator',
  'message-to-traveller',
  'unused-payment',
];

/** What we wrote to its buyer about a booking, which was made then, as it was sent: the newest `most`, oldest first. */
export function lettersOfBooking(ctx: Context, booking: { bookingRow: number; madeAt: Date }, most: number) {
  return lettersAbout(ctx.db, booking, notices, most);
}
