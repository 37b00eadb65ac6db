import { readSettings } from '../../catalog/settings/read-settings.ts';
import { AppError } from '../../core/app-error.ts';
import { messageToOperator } from '../../letters/message-to-operator.email.ts';
import { writeLetter } from '../../letters/write-letter.ts';
import type { Context } from '../../platform/context.ts';
import { countThisHour } from '../../platform/hourly-count.ts';
import { keepMessage, type Writing } from './keep-message.ts';
import { messagesAnHour } from './message.ts';
import type { Correspondent } from './messages.sql.ts';

/**
 * Keeps what who booked writes about a locked booking and tells the operator by email, once. Throws RateLimitError for
 * too many within an hour about one booking. Part of the caller's transaction.
 */
export async function keepTravellersMessage(ctx: Context, booking: Correspondent, writing: Writing) {
  const kept = await keepMessage(ctx, booking, 'traveller', writing);
  if (kept.isNew) {
    await countMessage(ctx, booking.bookingId);
    const { contact } = await readSettings(ctx);
    const letter = messageToOperator({ bookingId: booking.bookingId, text: kept.message.text });
    await writeLetter(ctx, { kind: 'message-to-operator', to: contact.email, bookingRow: booking.row, ...letter });
  }
  return kept;
}

async function countMessage(ctx: Context, bookingId: string): Promise<void> {
  const { count, retryAfter } = await countThisHour(ctx, 'messages about', bookingId);
  if (count <= messagesAnHour) return;
  const words =
    'You have sent many messages about this booking. Please wait for our answer, or write again in an hour.';
  throw new AppError('RateLimitError', words, { retryAfter });
}
