import { notFound } from '../../../core/app-error.ts';
import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { type BookingAccess, requireBookingAccess } from '../../lifecycle/booking-access.ts';
import { findCorrespondent } from '../../store/messages.sql.ts';
import { readConversation } from './conversation.ts';

/**
 * Lists every email and message of a booking, oldest first, for everyone who may change it. Emails contain the secret
 * of their link, so the key of a payment link is not enough. Throws NotFoundError for everyone else.
 *
 * @may everyone
 */
export async function listMessages(ctx: Context, access: BookingAccess) {
  requireRight(ctx.viewer, 'use the link of a booking');
  await requireBookingAccess(ctx, access);
  const booking = await findCorrespondent(ctx.db, access.bookingId);
  if (!booking) throw notFound();
  return readConversation(ctx, booking, 'traveller');
}
