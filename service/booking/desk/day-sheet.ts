import { kindOf, type ProductType, productTypes } from '../../catalog/kinds.ts';
import type { Day } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { redeemedLines } from '../../documents/redemption.ts';
import type { Context } from '../../platform/context.ts';
import { loadBookings } from '../booking.sql.ts';
import type { Booking, BookingLine } from '../booking-row.ts';
import { lastDayOf } from '../line.ts';
import { whoOf } from '../line-words.ts';
import { rowsOn } from './day-sheet.sql.ts';
import { type Happens, onThatDay } from './on-that-day.ts';

/** So many bookings fit on a sheet; whoever has more prints by type. */
const most = 2_000;
/** What takes place on each of its days; of the rest only the first and the last is on a sheet. */
const lasting = productTypes.filter((type) => kindOf(type).dates === 'slot');

/**
 * What happens on that day with paid bookings, for who prepares it: who arrives and leaves, takes or brings back a car, and
 * who comes when. By hour, then by name; what has no hour comes last.
 */
export async function daySheet(ctx: Context, { day }: { day: Day }) {
  requireRight(ctx.viewer, 'see who travels');
  const bookings = await loadBookings(ctx.db, await rowsOn(ctx.db, { day, lasting, most }));
  const found = bookings.flatMap((booking) =>
    booking.lines.flatMap((line) => {
      const happens =
        line.state === 'live' ? onThatDay(kindOf(line.type).dates, line, lastDayOf(line), day) : undefined;
      return happens ? [{ booking, line, happens }] : [];
    }),
  );
  const used = await redeemedLines(
    ctx,
    found.map(({ line }) => line.id),
  );
  const rows = found.map(({ booking, line, happens }) => rowOf(booking, line, happens, used.has(line.id)));
  const order = ({ time, name, of }: SheetRow) => [time || '99:99', name, of].join(' ');
  return rows.sort((a, b) => order(a).localeCompare(order(b), 'en'));
}

export interface SheetRow {
  readonly line: number;
  readonly bookingId: string;
  readonly type: ProductType;
  readonly happens: Happens;
  /** HH:MM, '' where none is told. */
  readonly time: string;
  readonly name: string;
  readonly option: string | null;
  readonly place: string;
  readonly of: string;
  readonly phone: string | null;
  readonly who: string;
  readonly names: readonly string[];
  readonly requests: string | null;
  readonly used: boolean;
}

function rowOf(booking: Booking, line: BookingLine, happens: Happens, used: boolean): SheetRow {
  const { customerName, guestDetails, bookingId } = booking;
  const { id, type, name, optionName, location, slot, arrivalTime, guestNames, details } = line;
  return {
    ...{ line: id, bookingId, type, happens, name, option: optionName, used },
    time: slot || (happens === 'arrives' || happens === 'begins' ? (arrivalTime ?? '') : ''),
    place: details.pickup?.place ?? location,
    of: guestDetails.leadTraveller ?? customerName,
    ...{ phone: guestDetails.phone, requests: guestDetails.requests },
    who: whoOf(line),
    names: [...guestNames],
  };
}
