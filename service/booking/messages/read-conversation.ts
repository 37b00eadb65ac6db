import { emailsOfBooking } from '../../emails/emails-of-booking.ts';
import type { Context } from '../../platform/context.ts';
import { type Author, conversationLimit, conversationOf, unreadBy } from './message.ts';
import { type Correspondent, findMessages, markRead } from './messages.sql.ts';
import { presentMessages } from './present-messages.ts';

/** Returns the emails and messages of a booking for that reader and marks their unread messages as read. */
export async function readConversation(ctx: Context, booking: Correspondent, reader: Author) {
  const emails = await emailsOfBooking(ctx, { bookingRow: booking.id, madeAt: booking.bookedAt }, conversationLimit);
  const messages = await findMessages(ctx.db, booking.id, conversationLimit);
  const unread = unreadBy(messages, reader).map(({ id }) => id);
  if (unread.length > 0) await markRead(ctx.db, unread, ctx.now);
  return conversationOf(emails, messages, await presentMessages(ctx, booking.bookingId, messages), reader);
}
