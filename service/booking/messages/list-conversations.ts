import { requireOwner } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { shownOf } from './message.ts';
import { conversationsOf } from './messages.sql.ts';

/** The viewer's own bookings with how many messages of each are unread: those first, then the newest. */
export async function listConversations(ctx: Context) {
  const { userId } = requireOwner(ctx.viewer, 'own bookings');
  const rows = await conversationsOf(ctx.db, userId, shownOf);
  const data = rows.map(({ bookingId, bookedAt, names, unread }) => ({
    bookingId,
    bookedAt: bookedAt.toISOString(),
    names: names ?? '',
    unread: Number(unread),
  }));
  data.sort((one, other) => Number(other.unread > 0) - Number(one.unread > 0));
  return { data, meta: { unread: data.reduce((all, { unread }) => all + unread, 0) } };
}
