import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { type OwnBooking, requireOwnBooking } from '../changing/own-booking.ts';
import { findCorrespondent } from './messages.sql.ts';
import { readConversation } from './read-conversation.ts';

/**
 * Every email and message of a booking, oldest first, for who may change it: emails carry the secret of their link, so
 * the key of a payment link is not enough. Throws NotFoundError for everybody else.
 */
export async function listMessages(ctx: Context, asked: OwnBooking) {
  requireRight(ctx.viewer, 'use the link of a booking');
  await requireOwnBooking(ctx, asked);
  const booking = await findCorrespondent(ctx.db, asked.bookingId);
  if (!booking) throw notFound();
  return readConversation(ctx, booking, 'traveller');
}
