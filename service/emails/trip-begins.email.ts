import { type Day, formatDay } from '../core/day.ts';
import { button, type EmailText, emailText, lines, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingNumber } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { greeting } from './greeting.ts';
import { template } from './message-template.ts';
import { oneLine } from './words.ts';

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
  told: { readonly day: Day; readonly lines: readonly Beginning[] },
): EmailText {
  const day = formatDay(told.day);
  return emailText({
    subject: template('Tomorrow: your booking {booking}', { booking: bookingNumber(booking) }),
    title: template('It is tomorrow'),
    preheader: template('{day}. Your vouchers, times and places.', { day }),
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph(template('This begins on {day}:', { day })),
      ...told.lines.map(({ label, name, place, facts }) =>
        lines([
          oneLine(`${label}: ${name}`),
          oneLine(place),
          ...facts.map(({ label, value }) => oneLine(`${label}: ${value}`)),
        ]),
      ),
      note(template('Please bring your voucher, on your phone or printed, and an identity card with a photo.')),
      button(booking.link, template('Open your vouchers')),
    ],
    ...aboutBooking(booking),
  });
}
