import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { notFound } from '../../../core/app-error.ts';
import { requireRight } from '../../../core/may.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { presentMessage } from '../../model/message.ts';
import { findCorrespondent } from '../../store/messages.sql.ts';
import { type MessageInput, saveOperatorMessage } from './save-message.ts';

/**
 * Staff answer the person who booked, who gets an email with a link to the conversation. Repeating it changes nothing.
 * Throws NotFoundError for an unknown booking.
 *
 * @may support, admin, operator
 */
export async function answerTraveller(ctx: Context, input: MessageInput) {
  requireRight(ctx.viewer, 'answer travellers');
  return inTransaction(ctx, async (ctx) => {
    const booking = await findCorrespondent(ctx.db, input.bookingId, { lock: true });
    if (!booking) throw notFound(sentence(errorsBookingTexts.bookingNotFound));
    const { message } = await saveOperatorMessage(ctx, booking, input);
    return presentMessage(message);
  });
}
