import { textIn } from '../../../messages/translate.ts';
import { requireRight } from '../../core/may.ts';
import { checkInsOf } from '../../documents/check-in.ts';
import type { CheckIn } from '../../documents/shown-id.ts';
import { recordAudits } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import type { Booking } from '../model/booking.ts';
import { datesText, guestsText } from '../model/line.ts';
import { selectedBookings } from '../model/selected-bookings.ts';
import { loadBookings } from '../store/bookings.sql.ts';
import { presentListedBooking } from './listed-booking.ts';
import { findBookingIdsByNumber } from './search-bookings.sql.ts';

/**
 * Returns up to 200 bookings with their items and guests, by arrival, for a printed list or a spreadsheet. Recorded in
 * the audit log for each of them. Unknown bookings are left out. Throws ValidationError for no booking or too many.
 *
 * @may support, admin, operator
 */
export async function listSelectedBookings(
  ctx: Context,
  { bookingIds, as }: { bookingIds: readonly string[]; as: 'print' | 'csv' },
) {
  requireRight(ctx.viewer, 'see who travels');
  const selected = selectedBookings(bookingIds);
  return inTransaction(ctx, async (ctx) => {
    const bookings = await loadBookings(ctx.db, await findBookingIdsByNumber(ctx.db, selected));
    if (bookings.length === 0) return [];
    await recordAudits(
      ctx,
      bookings.map(({ bookingId }) => ({
        action: 'export',
        subjectType: 'booking',
        subjectId: bookingId,
        after: { as },
      })),
    );
    const used = await checkInsOf(
      ctx,
      bookings.flatMap(({ lines }) => lines.map(({ id }) => id)),
    );
    return bookings.map((booking) => presentSelected(ctx, booking, used));
  });
}

export type SelectedBooking = Awaited<ReturnType<typeof listSelectedBookings>>[number];

function presentSelected(ctx: Context, booking: Booking, used: ReadonlyMap<number, CheckIn>) {
  const t = textIn(ctx.language);
  const { leadTraveller, requests } = booking.guestDetails;
  return {
    ...presentListedBooking(ctx, booking),
    leadTraveller,
    requests,
    lines: booking.lines.map((line) => ({
      id: line.id,
      name: line.name,
      optionName: line.optionName,
      days: datesText(t, line),
      who: guestsText(t, line),
      names: [...line.guestNames],
      arrivalTime: line.arrivalTime,
      checkedIn: used.has(line.id),
    })),
  };
}
