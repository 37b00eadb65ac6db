import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { notFound } from '../../../core/app-error.ts';
import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { findCorrespondent } from '../../store/messages.sql.ts';
import { readConversation } from './conversation.ts';

/**
 * Lists every email and message of any booking for staff, oldest first, without the secrets of links. Throws
 * NotFoundError for an unknown booking.
 *
 * @may support, admin, operator
 */
export async function showConversation(ctx: Context, { bookingId }: { bookingId: string }) {
  requireRight(ctx.viewer, 'answer travellers');
  const booking = await findCorrespondent(ctx.db, bookingId);
  if (!booking) throw notFound(sentence(errorsBookingTexts.bookingNotFound));
  return readConversation(ctx, booking, 'operator');
}
