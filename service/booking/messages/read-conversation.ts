import { emailsOfBooking } from '../../emails/emails-of-booking.ts';
import type { Context } from '../../platform/context.ts';
import { type Author, conversationOf, shownOf, unreadBy } from './message.ts';
import { type Correspondent, markRead, messagesOf } from './messages.sql.ts';
import { shownEntries } from './shown-entries.ts';

/** Emails and messages of a booking as they are to that side; what it had not seen is read from then on. */
export async function readConversation(ctx: Context, booking: Correspondent, reader: Author) {
  const emails = await emailsOfBooking(ctx, { bookingRow: booking.row, madeAt: booking.madeAt }, shownOf);
  const messages = await messagesOf(ctx.db, booking.row, shownOf);
  const unread = unreadBy(messages, reader).map(({ id }) => id);
  if (unread.length > 0) await markRead(ctx.db, unread, ctx.now);
  return conversationOf(emails, messages, await shownEntries(ctx, booking.bookingId, messages), reader);
}
