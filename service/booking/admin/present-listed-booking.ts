import { toRupees } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Booking } from '../booking-row.ts';
import { presentBooking } from '../lifecycle/present-booking.ts';
import { lastDayOf } from '../line.ts';
import { staffTasksOf } from './staff-tasks.ts';

/** Returns a booking for lists in the back office, with amounts in rupees. */
export function presentListedBooking({ config, now }: Pick<Context, 'config' | 'now'>, booking: Booking) {
  const { bookingId, customerName, email, guestDetails, lines } = booking;
  const { bookingStatus, paymentState, paymentMode, total, payBy, bookingDate } = presentBooking(booking, config, now);
  const { toSend, ...waits } = staffTasksOf(config, booking, now);
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
