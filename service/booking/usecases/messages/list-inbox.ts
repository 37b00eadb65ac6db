import { today } from '../../../core/day.ts';
import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import {
  type ConversationState,
  countOpenConversations,
  findColleagues,
  findConversation,
  findInboxConversations,
  type InboxConversation,
} from '../../store/conversations.sql.ts';

/** The conversations that the inbox shows at most. */
const most = 50;
/** A count stops here. */
const mostCounted = 100;

/**
 * Lists the fifty newest conversations about bookings in that state, for staff.
 *
 * @may support, admin, operator
 */
export async function listInbox(
  ctx: Context,
  { state }: { state: ConversationState },
): Promise<readonly InboxConversation[]> {
  requireRight(ctx.viewer, 'answer travellers');
  return findInboxConversations(ctx.db, { state, day: today(ctx.now), most });
}

/**
 * Counts the conversations about bookings that need a reply, up to a hundred.
 *
 * @may support, admin, operator
 */
export async function countInbox(ctx: Context): Promise<number> {
  requireRight(ctx.viewer, 'answer travellers');
  return countOpenConversations(ctx.db, today(ctx.now), mostCounted);
}

/**
 * Lists the staff to whom a conversation can be assigned, by name.
 *
 * @may support, admin, operator
 */
export async function listColleagues(ctx: Context): Promise<readonly { userId: number; name: string }[]> {
  requireRight(ctx.viewer, 'answer travellers');
  return findColleagues(ctx.db);
}

/**
 * Shows who follows up the conversation about a booking, until when it is snoozed, and whether it needs a reply.
 *
 * @may support, admin, operator
 */
export async function showFollowUp(ctx: Context, { bookingId }: { bookingId: string }) {
  requireRight(ctx.viewer, 'answer travellers');
  const found = await findConversation(ctx.db, bookingId);
  const { assignedTo = null, snoozedUntil = null, waitingMessage = null } = found ?? {};
  return { assignedTo, snoozedUntil, isOpen: waitingMessage !== null };
}
