import { type Day, formatDay, formatDeadline } from '../core/day.ts';
import { bareButton, button, type EmailText, emailText, greeting, lines, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingNumber } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { template } from './message-template.ts';
import { oneLine } from './words.ts';

/** Says until when lines of a paid booking can be cancelled free of charge. */
export function freeCancellationEnding(
  booking: BookingEmail,
  facts: { readonly until: Date; readonly lines: readonly { readonly name: string; readonly days: string }[] },
): EmailText {
  const free = template('You can cancel free of charge until {until} (India time).', {
    until: formatDeadline(facts.until),
  });
  return emailText({
    subject: template('Free cancellation of {booking} ends soon', { booking: bookingNumber(booking) }),
    title: template('Free cancellation ends soon'),
    preheader: free,
    blocks: [
      paragraph(greeting(booking.customerName)),
      note({ strong: free }, ' ', template('After that, the cancellation policy of your booking applies.')),
      lines(facts.lines.flatMap(({ name, days }) => [oneLine(name), oneLine(days)])),
      paragraph(template('If your plans have not changed, you do not need to do anything.')),
      button(booking.link, template('See your booking')),
    ],
    ...aboutBooking(booking),
  });
}

/** What begins, with formatted texts. */
interface Beginning {
  readonly label: string;
  readonly name: string;
  readonly place: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** Sent the day before: what begins, when and where, and what to bring. */
export function tripBegins(
  booking: BookingEmail,
  trip: { readonly day: Day; readonly lines: readonly Beginning[] },
): EmailText {
  const day = formatDay(trip.day);
  return emailText({
    subject: template('Tomorrow: your booking {booking}', { booking: bookingNumber(booking) }),
    title: template('Your trip starts tomorrow'),
    preheader: template('{day}. Your vouchers, times and places.', { day }),
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph(template('Starting {day}:', { day })),
      ...trip.lines.map(({ label, name, place, facts }) =>
        lines([
          oneLine(`${label}: ${name}`),
          oneLine(place),
          ...facts.map(({ label, value }) => oneLine(`${label}: ${value}`)),
        ]),
      ),
      note(template('Please bring your voucher, printed or on your phone, and your photo ID.')),
      button(booking.link, template('Open your vouchers')),
    ],
    ...aboutBooking(booking),
  });
}

/** Asks for a review once after the end of the trip. `leave`: link to end such emails. */
export function reviewInvitation(
  booking: BookingEmail,
  { names, leave }: { readonly names: readonly string[]; readonly leave: string },
): EmailText {
  return emailText({
    subject: template('How was your trip?'),
    title: template('How was your trip?'),
    preheader: template('Your review helps the next traveller decide.'),
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph(template('Welcome back. How did it go? Your review helps the next traveller decide:')),
      lines(names.map((name) => oneLine(name))),
      paragraph(template('Open your booking to write a review. We will not ask again.')),
      bareButton(`${booking.publicUrl}/dashboard?tab=COMPLETED`, template('See your bookings')),
    ],
    ...aboutBooking(booking),
    leave,
  });
}
