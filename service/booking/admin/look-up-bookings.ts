import { requireRight } from '../../core/may.ts';
import { phoneEndIn } from '../../core/search-words.ts';
import { sendingGateways } from '../../payments/gateways.ts';
import type { Context } from '../../platform/context.ts';
import { loadBookings } from '../store/bookings.sql.ts';
import { presentListedBooking } from './listed-booking.ts';
import { searchBookingIds } from './search-bookings.sql.ts';

type ListedBooking = ReturnType<typeof presentListedBooking>;

/** A booking that a text may mean. `byPhone`: its phone number ends with the text. */
export interface LookedUpBooking extends ListedBooking {
  readonly byPhone: boolean;
}

/**
 * Bookings that a typed text may mean, at most `limit`: the booking of that number, then bookings whose phone number
 * ends so, then those that `searchBookings` finds; of each the pending and confirmed ones first, and the newest.
 *
 * @may support, admin, operator
 */
export async function lookUpBookings(
  ctx: Context,
  { text, limit }: { readonly text: string; readonly limit: number },
): Promise<LookedUpBooking[]> {
  requireRight(ctx.viewer, 'see bookings');
  const { config, db, now } = ctx;
  const query = { now, after: undefined, limit, sending: sendingGateways(config), transfers: false };
  const phoneEnd = phoneEndIn(text);
  const byEnd = phoneEnd ? await searchBookingIds(db, { ...query, phoneEnd }) : [];
  const byWords = byEnd.length < limit ? await searchBookingIds(db, { ...query, text }) : [];
  const found = await loadBookings(db, [...new Set([...byEnd, ...byWords].map(({ id }) => id))]);
  return found
    .map((booking) => ({
      ...presentListedBooking(ctx, booking),
      byPhone: byEnd.some(({ id }) => id === booking.id),
    }))
    .sort((a, b) => rankOf(a, text) - rankOf(b, text))
    .slice(0, limit);
}

function rankOf({ bookingId, byPhone, status }: LookedUpBooking, text: string): number {
  if (bookingId.toLowerCase() === text.trim().toLowerCase()) return 0;
  return (byPhone ? 1 : 3) + Number(status !== 'pending' && status !== 'confirmed');
}
