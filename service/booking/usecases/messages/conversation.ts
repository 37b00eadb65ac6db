import { emailsOfBooking } from '../../../emails/outbox.ts';
import type { Context } from '../../../platform/context.ts';
import {
  type BookingMessage,
  conversationLimit,
  conversationOf,
  type MessageAuthor,
  presentMessage,
  unreadBy,
} from '../../model/message.ts';
import { attachmentAddress } from '../../model/payment-link.ts';
import { findAttachments } from '../../store/attachments.sql.ts';
import { type Correspondent, findMessages, markRead } from '../../store/messages.sql.ts';

/**
 * Returns messages of that booking for the API, with the addresses of their files. Each address opens its file for
 * everyone who has it.
 */
export async function presentMessages(ctx: Context, bookingId: string, messages: readonly BookingMessage[]) {
  const files = await findAttachments(
    ctx.db,
    messages.map(({ id }) => id),
  );
  const byMessage = Map.groupBy(files, ({ message }) => message);
  return messages.map((message) => ({
    ...presentMessage(message),
    attachments: (byMessage.get(message.id) ?? []).map(({ documentId, name, type, size }) => ({
      name,
      type,
      size,
      url: attachmentAddress(ctx.config, bookingId, documentId),
    })),
  }));
}

/** Returns the emails and messages of a booking for that reader and marks their unread messages as read. */
export async function readConversation(ctx: Context, booking: Correspondent, reader: MessageAuthor) {
  const emails = await emailsOfBooking(ctx, { booking: booking.id, madeAt: booking.bookedAt }, conversationLimit);
  const messages = await findMessages(ctx.db, booking.id, conversationLimit);
  const unread = unreadBy(messages, reader).map(({ id }) => id);
  if (unread.length > 0) await markRead(ctx.db, unread, ctx.now);
  return conversationOf(emails, messages, await presentMessages(ctx, booking.bookingId, messages), reader);
}
