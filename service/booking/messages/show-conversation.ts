import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { findCorrespondent } from './messages.sql.ts';
import { readConversation } from './read-conversation.ts';

/**
 * Every email and message of any booking, oldest first, for the operator, an admin or the support; the secrets of links
 * are taken out. Throws NotFoundError for an unknown booking.
 */
export async function showConversation(ctx: Context, { bookingId }: { bookingId: string }) {
  requireRight(ctx.viewer, 'answer travellers');
  const booking = await findCorrespondent(ctx.db, bookingId);
  if (!booking) throw notFound('There is no such booking');
  return readConversation(ctx, booking, 'operator');
}
