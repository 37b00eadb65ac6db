import { requireRight } from '../../core/may.ts';
import { sendingGateways } from '../../payments/gateways.ts';
import type { Context } from '../../platform/context.ts';
import { loadBookings } from '../booking.sql.ts';
import { type BookingSearch, placeOf, readPlace } from './booking-search.ts';
import { findRows } from './find-rows.sql.ts';
import { listedBooking } from './listed-booking.ts';

const pageSize = 50;

/** All bookings that fit, the last made first, fifty at a time; `after`: the `next` of the page before. Amounts in rupees. */
export async function searchBookings(
  ctx: Context,
  { after, ...search }: BookingSearch & { readonly after?: string | undefined },
) {
  requireRight(ctx.viewer, 'see bookings');
  const { config, db, now } = ctx;
  const asked = { ...search, after: readPlace(after), now, limit: pageSize + 1, sending: sendingGateways(config) };
  const found = await findRows(db, { ...asked, transfers: config.upiId !== undefined });
  const page = found.slice(0, pageSize);
  const bookings = await loadBookings(
    db,
    page.map(({ row }) => row),
  );
  const last = page.at(-1);
  return {
    rows: bookings.map((booking) => listedBooking(ctx, booking)),
    next: found.length > pageSize && last ? placeOf(last) : null,
  };
}
