import type { Booking } from './booking.ts';
import { statusAt } from './booking-status.ts';
import { requiresAddress } from './buyer-rules.ts';
import { guestFieldsOf } from './guest-details.ts';
import { datesText } from './line.ts';
import { startOfLine } from './plan-change.ts';
import type { GuestDetailsWire } from './wire/guest-answers.ts';

/** Returns when the last line of the booking begins; until then its guest details can be changed. */
export function lastBegins({ lines }: Pick<Booking, 'lines'>): Date {
  return new Date(Math.max(...lines.map((line) => startOfLine(line).getTime())));
}

/** Returns the guest details of a booking for the API, as seen at that time. */
export function presentGuests(booking: Booking, now: Date): GuestDetailsWire {
  const status = statusAt(booking, now);
  const open = status === 'pending' || status === 'confirmed';
  const until = (begin: Date) => (open && begin > now ? begin.toISOString() : null);
  return {
    bookingId: booking.bookingId,
    version: booking.version,
    bookedBy: booking.customerName,
    ...booking.guestDetails,
    asksAddress: requiresAddress(booking.total),
    editableUntil: until(lastBegins(booking)),
    lines: booking.lines.map((line) => {
      const { arrival, names } = guestFieldsOf(line);
      return {
        line: line.id,
        name: line.name,
        type: line.type,
        days: datesText(line),
        asksArrival: arrival,
        asksNames: names,
        arrivalTime: line.arrivalTime,
        names: [...line.guestNames],
        editableUntil: until(startOfLine(line)),
      };
    }),
  };
}
