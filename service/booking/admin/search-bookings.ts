import { requireRight } from '../../core/may.ts';
import { sendingGateways } from '../../payments/gateways.ts';
import type { Context } from '../../platform/context.ts';
import { loadBookings } from '../store/bookings.sql.ts';
import { type BookingSearch, formatPosition, parsePosition } from './booking-search.ts';
import { presentListedBooking } from './listed-booking.ts';
import { searchBookingIds } from './search-bookings.sql.ts';

const pageSize = 50;

/**
 * Returns matching bookings, newest first, fifty at a time; `after`: `next` of the previous page. Amounts in rupees.
 *
 * @may support, admin, operator
 */
export async function searchBookings(
  ctx: Context,
  { after, ...search }: BookingSearch & { readonly after?: string | undefined },
) {
  requireRight(ctx.viewer, 'see bookings');
  const { config, db, now } = ctx;
  const query = { ...search, after: parsePosition(after), now, limit: pageSize + 1, sending: sendingGateways(config) };
  const found = await searchBookingIds(db, { ...query, transfers: config.upiId !== undefined });
  const page = found.slice(0, pageSize);
  const bookings = await loadBookings(
    db,
    page.map(({ id }) => id),
  );
  const last = page.at(-1);
  return {
    rows: bookings.map((booking) => presentListedBooking(ctx, booking)),
    next: found.length > pageSize && last ? formatPosition(last) : null,
  };
}
