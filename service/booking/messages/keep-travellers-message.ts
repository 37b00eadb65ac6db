import { readSettings } from '../../catalog/settings/read-settings.ts';
import { AppError } from '../../core/app-error.ts';
import { mailboxOf } from '../../core/email-address.ts';
import { messageToOperator } from '../../emails/message-to-operator.email.ts';
import { writeToOperator } from '../../emails/write-to-operator.ts';
import type { Context } from '../../platform/context.ts';
import { countFromNetwork, countThisHour } from '../../platform/hourly-count.ts';
import { keepMessage, type Writing } from './keep-message.ts';
import { messagesAnHour } from './message.ts';
import type { Correspondent } from './messages.sql.ts';

/**
 * Keeps what who booked writes about a locked booking and tells the operator by email, once. Throws RateLimitError for
 * too many within an hour about one booking, from one buyer or one network. Part of the caller's transaction.
 */
export async function keepTravellersMessage(ctx: Context, booking: Correspondent, writing: Writing) {
  const kept = await keepMessage(ctx, booking, 'traveller', writing);
  if (kept.isNew) {
    await countMessage(ctx, booking);
    const { contact } = await readSettings(ctx);
    const mail = messageToOperator({ bookingId: booking.bookingId, text: kept.message.text });
    await writeToOperator(
      ctx,
      { kind: 'message-to-operator', to: contact.email, bookingRow: booking.row, ...mail },
      { together: buyerOf(booking), bookingId: booking.bookingId },
    );
  }
  return kept;
}

/** Whom messages are counted for: an account, or an address without one. */
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
  if (ofBooking.count > messagesAnHour.booking) throw refuse(' about this booking', ofBooking.retryAfter);
  const ofBuyer = await countThisHour(ctx, 'messages of', buyerOf(booking));
  if (ofBuyer.count > messagesAnHour.buyer) throw refuse('', ofBuyer.retryAfter);
  const over = await countFromNetwork(ctx, 'messages from', messagesAnHour.network);
  if (over !== undefined) throw refuse('', over);
}
