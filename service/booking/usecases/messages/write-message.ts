import { notFound } from '../../../core/app-error.ts';
import { requireRight } from '../../../core/may.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { type BookingAccess, requireBookingAccess } from '../../lifecycle/booking-access.ts';
import { presentMessage } from '../../model/message.ts';
import { findCorrespondent } from '../../store/messages.sql.ts';
import { type MessageInput, saveTravellerMessage } from './save-message.ts';

/**
 * The traveller writes to the operator about a booking; the operator gets an email. Repeating it changes nothing.
 * Throws NotFoundError for everyone else, RateLimitError for too many messages within an hour.
 *
 * @may everyone
 */
export async function writeMessage(ctx: Context, input: BookingAccess & MessageInput) {
  requireRight(ctx.viewer, 'use the link of a booking');
  await requireBookingAccess(ctx, input);
  return inTransaction(ctx, async (ctx) => {
    const booking = await findCorrespondent(ctx.db, input.bookingId, { lock: true });
    if (!booking) throw notFound();
    const { message } = await saveTravellerMessage(ctx, booking, input);
    return presentMessage(message);
  });
}
