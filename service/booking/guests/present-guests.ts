import { statusAt } from '../booking.ts';
import type { Booking, BookingLine } from '../booking-row.ts';
import { beginOf } from '../changing/plan.ts';
import { daysOf } from '../line-words.ts';
import { asksAddress } from './address-asked.ts';
import type { GuestDetailsWire } from './guest-answers.ts';
import { askedOf, type GuestLine } from './guest-details.ts';

/** A line of a booking, as far as its guests go. */
export function bookedGuestLine({ name, type, guests, quantity, details }: BookingLine): GuestLine {
  return { name, type, guests, quantity, asksNames: details.asksNames ?? false };
}

/** Until when the whole trip can be told again: until the last of it begins. */
export function lastBegins({ lines }: Pick<Booking, 'lines'>): Date {
  return new Date(Math.max(...lines.map((line) => beginOf(line).getTime())));
}

/** Who travels, as whoever may change it sees it at that instant. */
export function presentGuests(booking: Booking, now: Date): GuestDetailsWire {
  const status = statusAt(booking, now);
  const open = status === 'pending' || status === 'confirmed';
  const until = (begin: Date) => (open && begin > now ? begin.toISOString() : null);
  return {
    bookingId: booking.bookingId,
    version: booking.version,
    bookedBy: booking.customerName,
    ...booking.guestDetails,
    asksAddress: asksAddress(booking.total),
    editableUntil: until(lastBegins(booking)),
    lines: booking.lines.map((line) => {
      const { arrival, names } = askedOf(bookedGuestLine(line));
      return {
        line: line.id,
        name: line.name,
        type: line.type,
        days: daysOf(line),
        asksArrival: arrival,
        asksNames: names,
        arrivalTime: line.arrivalTime,
        names: [...line.guestNames],
        editableUntil: until(beginOf(line)),
      };
    }),
  };
}
