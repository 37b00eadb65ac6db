import { readSettings } from '../../../catalog/settings/read-settings.ts';
import { AppError } from '../../../core/app-error.ts';
import { mailboxOf } from '../../../core/email-address.ts';
import { messageToOperator } from '../../../emails/message.email.ts';
import { writeToOperator } from '../../../emails/write-to-operator.ts';
import type { Context } from '../../../platform/context.ts';
import { countFromNetwork, countThisHour } from '../../../platform/hourly-count.ts';
import { messagesPerHour } from '../../model/message.ts';
import type { Correspondent } from '../../store/messages.sql.ts';
import { type MessageInput, saveMessage } from './save-message.ts';

/**
 * Stores a traveller's message about a locked booking and emails the operator, once. Throws RateLimitError for too many
 * messages within an hour about one booking, from one buyer or from one network. Part of the caller's transaction.
 */
export async function saveTravellerMessage(ctx: Context, booking: Correspondent, input: MessageInput) {
  const saved = await saveMessage(ctx, booking, 'traveller', input);
  if (saved.isNew) {
    await countMessage(ctx, booking);
    const { contact } = await readSettings(ctx);
    const email = messageToOperator({ bookingId: booking.bookingId, text: saved.message.text });
    await writeToOperator(
      ctx,
      { kind: 'message-to-operator', to: contact.email, booking: booking.id, ...email },
      { together: buyerOf(booking), bookingId: booking.bookingId },
    );
  }
  return saved;
}

/** Returns the key under which messages of a buyer are counted: the account, or the address without one. */
function buyerOf({ userId, email }: Correspondent): string {
  return userId === null ? `address ${mailboxOf(email)}` : `account ${userId}`;
}

async function countMessage(ctx: Context, booking: Correspondent): Promise<void> {
  const refuse = (about: string, retryAfter: number) =>
    new AppError(
      'RateLimitError',
      `You have sent many messages${about}. Please wait for our answer, or write again in an hour.`,
      { retryAfter },
    );
  const ofBooking = await countThisHour(ctx, 'messages about', booking.bookingId);
  if (ofBooking.count > messagesPerHour.booking) throw refuse(' about this booking', ofBooking.retryAfter);
  const ofBuyer = await countThisHour(ctx, 'messages of', buyerOf(booking));
  if (ofBuyer.count > messagesPerHour.buyer) throw refuse('', ofBuyer.retryAfter);
  const over = await countFromNetwork(ctx, 'messages from', messagesPerHour.network);
  if (over !== undefined) throw refuse('', over);
}
