import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import type { Writing } from './keep-message.ts';
import { keepOperatorsMessage } from './keep-operators-message.ts';
import { messageEntry } from './message.ts';
import { findCorrespondent } from './messages.sql.ts';

/**
 * The operator, an admin or the support writes to who booked, who is told by email with a link to the conversation; a
 * repeat changes nothing. Throws NotFoundError for an unknown booking.
 */
export async function answerTraveller(ctx: Context, writing: Writing) {
  requireRight(ctx.viewer, 'answer travellers');
  return inTransaction(ctx, async (ctx) => {
    const booking = await findCorrespondent(ctx.db, writing.bookingId, { lock: true });
    if (!booking) throw notFound('There is no such booking');
    const { message } = await keepOperatorsMessage(ctx, booking, writing);
    return messageEntry(message);
  });
}
