import { textIn } from '../../../../messages/translate.ts';
import { requireOwner } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { payerOf } from '../../lifecycle/booking-access.ts';
import type { BookingFilter } from '../../model/booking-tab.ts';
import { presentBooking } from '../../model/present-booking.ts';
import type { BookingView } from '../../model/wire/wire.ts';
import { findBookingIds, loadBookings } from '../../store/bookings.sql.ts';
import { countUnread } from '../../store/messages.sql.ts';

/** The most lines read for one list, replaced ones included. The newest booking is always listed. */
const mostLines = 1_000;

/** Returns the ids of the first bookings that have at most that many lines together. */
function withinLines(bookings: readonly { readonly id: number; readonly lines: number }[]) {
  let lines = 0;
  const ids: number[] = [];
  for (const booking of bookings) {
    if (ids.length > 0 && lines + booking.lines > mostLines) break;
    lines += booking.lines;
    ids.push(booking.id);
  }
  return { ids, lines };
}

/**
 * Lists the viewer's own bookings, newest first, and counts unread messages about them. Costs quota by lines: throws
 * RateLimitError if the caller's network has used it up.
 *
 * @may traveller, partner, editor, support, admin
 */
export async function listBookings(
  ctx: Context,
  filter: BookingFilter,
): Promise<{ data: BookingView[]; meta: { unread: number } }> {
  const { userId } = requireOwner(ctx.viewer, 'own bookings');
  const { ids, lines } = withinLines(await findBookingIds(ctx.db, userId, filter, ctx.now));
  // 0.09 ms per line were measured
  ctx.quota?.spend(payerOf(ctx), 2 + 0.1 * lines);
  const bookings = await loadBookings(ctx.db, ids);
  const unread = await countUnread(ctx.db, userId);
  return {
    data: bookings.map((booking) => presentBooking(textIn(ctx.language), booking, ctx.config, ctx.now)),
    meta: { unread },
  };
}
