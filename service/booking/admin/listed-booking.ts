import { toRupees } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Booking } from '../booking-row.ts';
import { presentBooking } from '../keeping/present-booking.ts';
import { lastDayOf } from '../line.ts';
import { waitsFor } from './waits-for.ts';

/** A booking as lists of the back office tell it. Amounts in rupees. */
export function listedBooking({ config, now }: Pick<Context, 'config' | 'now'>, booking: Booking) {
  const { bookingId, customerName, email, guestDetails, lines } = booking;
  const { bookingStatus, paymentState, paymentMode, total, payBy, bookingDate } = presentBooking(booking, config, now);
  const { toSend, ...waits } = waitsFor(config, booking, now);
  const days = lines.flatMap((line) => [line.startDay, lastDayOf(line)]).sort();
  return {
    bookingId,
    name: customerName,
    email,
    phone: guestDetails.phone,
    what: lines.map(({ name, optionName }) => ({ name, option: optionName })),
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
    status: bookingStatus,
    paymentState,
    paymentMode,
    total,
    payBy,
    madeAt: bookingDate,
    waits: { ...waits, toSend: toRupees(toSend) },
  };
}
