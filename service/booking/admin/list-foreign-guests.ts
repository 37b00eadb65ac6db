import { textIn } from '../../../messages/translate.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { withHiddenNumbers } from '../model/foreign-guest.ts';
import { datesText } from '../model/line.ts';
import { openForeignGuest } from '../model/sealed-foreign-guest.ts';
import { findBooking } from '../store/bookings.sql.ts';
import { findForeignGuests } from '../store/foreign-guests.sql.ts';
import { receivingLine } from '../usecases/guests/foreign-line.ts';

/**
 * Lists the foreign guests that were recorded for a stay, without the whole numbers of their documents. Throws
 * NotFoundError for an unknown line or one of others, ConflictError unless guests arrive.
 *
 * @may partner, support, admin, operator
 */
export async function listForeignGuests(ctx: Context, input: { bookingId: string; line: number }) {
  requireRight(ctx.viewer, 'record foreign guests');
  const { booking, line } = await receivingLine(ctx, await findBooking(ctx.db, input.bookingId), input.line);
  const entries = await findForeignGuests(ctx.db, { booking: booking.id, line: line.id });
  return {
    bookingId: booking.bookingId,
    line: line.id,
    property: line.name,
    days: datesText(textIn(ctx.language), line),
    /** How many more can be recorded. */
    open: Math.max(0, line.guests - entries.length),
    guests: entries.map(({ id, sealed }) => {
      const guest = openForeignGuest(sealed, ctx.config);
      const { name, nationality, passportNumber } = guest ? withHiddenNumbers(guest) : unreadable;
      return { id, name, nationality, passportNumber };
    }),
  };
}

const unreadable = { name: '?', nationality: '', passportNumber: '' };
