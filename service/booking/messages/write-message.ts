import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { type OwnBooking, requireOwnBooking } from '../changing/own-booking.ts';
import type { Writing } from './keep-message.ts';
import { keepTravellersMessage } from './keep-travellers-message.ts';
import { messageEntry } from './message.ts';
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
    const { message } = await keepTravellersMessage(ctx, booking, asked);
    return messageEntry(message);
  });
}
