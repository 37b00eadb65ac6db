import { kinds, type LineLabel, type ProductType, productTypes } from '../../catalog/kinds.ts';
import { invalid } from '../../core/app-error.ts';
import { requireOwner } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { bookingRowsOf, loadBookings } from '../booking.sql.ts';
import type { BookingStatus } from '../booking.ts';
import type { BookingWire } from '../wire.ts';
import { presentBooking } from './present-booking.ts';

/** What the dashboard's tab ids mean: each stands for a type or for a status, in whichever parameter it comes. */
const types = new Map(productTypes.map((type) => [tabOf(kinds[type].path), type]));
const statuses = new Map<string, BookingStatus>([
  ['PENDING', 'pending'],
  ['CONFIRMED', 'confirmed'],
  ['CANCELLED', 'cancelled'],
  ['COMPLETED', 'completed'],
]);

/** The viewer's own bookings, newest first. Throws ValidationError for a filter that means nothing. */
export async function listBookings(
  ctx: Context,
  asked: { type: string | null; status: string | null },
): Promise<BookingWire[]> {
  const { userId } = requireOwner(ctx.viewer, 'own bookings');
  const filter: { type?: ProductType; label?: LineLabel; status?: BookingStatus } = {};
  for (const given of [asked.type, asked.status]) {
    const id = tabOf(given ?? '');
    if (id === '' || id === 'ALL') continue;
    if (id === 'ACTIVITIES') {
      filter.label = 'activity';
      continue;
    }
    const type = types.get(id) ?? productTypes.find((known) => known === given);
    const status = statuses.get(id);
    if (!type && !status) throw invalid(`There is no booking filter ${id.slice(0, 40)}`);
    if (type) filter.type = type;
    if (status) filter.status = status;
  }
  const rows = await bookingRowsOf(ctx.db, userId, filter, ctx.now);
  const bookings = await loadBookings(ctx.db, rows);
  return bookings.map((booking) => presentBooking(booking, ctx.config, ctx.now));
}

/** 'car-rentals' → 'CAR_RENTALS' */
function tabOf(name: string): string {
  return name
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
}
