import { readSettings } from '../../catalog/settings/read-settings.ts';
import { AppError, notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { messageToOperator } from '../../letters/message-to-operator.email.ts';
import { writeLetter } from '../../letters/write-letter.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { countThisHour } from '../../platform/hourly-count.ts';
import { type OwnBooking, requireOwnBooking } from '../changing/own-booking.ts';
import { keepMessage, type Writing } from './keep-message.ts';
import { messageEntry, messagesAnHour } from './message.ts';
import { findCorrespondent } from './messages.sql.ts';

/**
 * Who booked writes to the operator about it, who is told by email; a repeat changes nothing. Throws NotFoundError for
 * everybody else, RateLimitError for too many within an hour about one booking.
 */
export async function writeMessage(ctx: Context, asked: OwnBooking & Writing) {
  requireRight(ctx.viewer, 'use the link of a booking');
  await requireOwnBooking(ctx, asked);
  return inTransaction(ctx, async (ctx) => {
    const booking = await findCorrespondent(ctx.db, asked.bookingId, { lock: true });
    if (!booking) throw notFound();
    const { message, isNew } = await keepMessage(ctx, booking, 'traveller', asked);
    if (isNew) {
      await countMessage(ctx, booking.bookingId);
      const { contact } = await readSettings(ctx);
      const letter = messageToOperator({ bookingId: booking.bookingId, text: message.text });
      await writeLetter(ctx, { kind: 'message-to-operator', to: contact.email, bookingRow: booking.row, ...letter });
    }
    return messageEntry(message);
  });
}

async function countMessage(ctx: Context, bookingId: string): Promise<void> {
  const { count, retryAfter } = await countThisHour(ctx, 'messages about', bookingId);
  if (count <= messagesAnHour) return;
  const words =
    'You have sent many messages about this booking. Please wait for our answer, or write again in an hour.';
  throw new AppError('RateLimitError', words, { retryAfter });
}
