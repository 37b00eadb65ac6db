import type { Context } from '../platform/context.ts';
import { lettersAbout } from './letters.sql.ts';
import type { LetterKind } from './write-letter.ts';

/** These only say that there is something to be read. */
const notices: readonly LetterKind[] = ['guests-changed', 'message-to-operator', 'message-to-traveller'];

/** What we wrote to its buyer about a booking, as it was sent: the newest `most`, oldest first. */
export function lettersOfBooking(ctx: Context, bookingRow: number, most: number) {
  return lettersAbout(ctx.db, bookingRow, notices, most);
}
