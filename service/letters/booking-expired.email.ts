import { formatInstant } from '../core/day.ts';
import type { BookingLetter } from './booking-letter.ts';
import { bookingIdLine, bookingLines, bookingReason, bookingTable } from './booking-pieces.ts';
import { type LetterText, layout } from './layout.ts';
import { button, paragraph } from './pieces.ts';
import { greeting, oneLine, plainLetter } from './text.ts';

/** Says that an unpaid booking was given up and nothing is owed. */
export function bookingExpired(booking: BookingLetter): LetterText {
  const hello = greeting(booking.customerName);
  const id = oneLine(booking.bookingId, 80);
  const what = `We held your booking until ${formatInstant(booking.payBy)} (India time). It was not paid in time, so it has ended and is open to others again. You owe nothing.`;
  const again = 'If you still want to go, please book again. The same dates are often still free.';
  return {
    subject: `Your booking ${id} has ended unpaid`,
    html: layout({
      title: 'Your booking has ended',
      preheader: 'It was not paid in time. You owe nothing.',
      body: [
        bookingIdLine(booking),
        paragraph(hello),
        paragraph(what),
        bookingTable(booking),
        paragraph(again),
        button(booking.publicUrl, 'Book again'),
      ],
      reason: bookingReason(booking),
    }),
    plain: plainLetter(
      [hello, what, `Booking ${id}`, bookingLines(booking), `${again}\n${booking.publicUrl}`],
      bookingReason(booking),
    ),
  };
}
