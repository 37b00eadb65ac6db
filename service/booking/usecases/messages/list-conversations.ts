import { requireOwner } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { conversationLimit } from '../../model/message.ts';
import { findConversations } from '../../store/messages.sql.ts';

/**
 * Lists the viewer's own bookings with the number of unread messages: unread ones first, then newest first.
 *
 * @may traveller, partner, editor, support, admin
 */
export async function listConversations(ctx: Context) {
  const { userId } = requireOwner(ctx.viewer, 'own bookings');
  const rows = await findConversations(ctx.db, userId, conversationLimit);
  const data = rows.map(({ bookingId, bookedAt, names, unread }) => ({
    bookingId,
    bookedAt: bookedAt.toISOString(),
    names: names ?? '',
    unread: Number(unread),
  }));
  data.sort((one, other) => Number(other.unread > 0) - Number(one.unread > 0));
  return { data, meta: { unread: data.reduce((all, { unread }) => all + unread, 0) } };
}
