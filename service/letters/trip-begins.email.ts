import { type Day, formatDay } from '../core/day.ts';
import { button, type LetterText, letterText, lines, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingNumber } from './booking-blocks.ts';
import type { BookingLetter } from './booking-letter.ts';
import { greeting, oneLine } from './words.ts';

/** What begins, in words that are ready to read. */
interface Beginning {
  readonly label: string;
  readonly name: string;
  readonly place: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** Says on the day before what begins, when and where, and what to bring. */
export function tripBegins(
  booking: BookingLetter,
  told: { readonly day: Day; readonly lines: readonly Beginning[] },
): LetterText {
  const when = formatDay(told.day);
  return letterText({
    subject: `Tomorrow: your booking ${bookingNumber(booking)}`,
    title: 'It is tomorrow',
    preheader: `${when}. Your vouchers, times and places.`,
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph(`This begins on ${when}:`),
      ...told.lines.map(({ label, name, place, facts }) =>
        lines([
          oneLine(`${label}: ${name}`),
          oneLine(place),
          ...facts.map(({ label, value }) => oneLine(`${label}: ${value}`)),
        ]),
      ),
      note({ strong: 'Please bring' }, ' your voucher, on your phone or printed, and an identity card with a photo.'),
      button(booking.link, 'Open your vouchers'),
    ],
    ...aboutBooking(booking),
  });
}
