import { formatDeadline } from '../core/day.ts';
import { bareButton, type LetterText, letterText, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber } from './booking-blocks.ts';
import type { BookingLetter } from './booking-letter.ts';
import { greeting } from './words.ts';

/** Says that an unpaid booking was given up and nothing is owed. */
export function bookingExpired(booking: BookingLetter): LetterText {
  return letterText({
    subject: `Your booking ${bookingNumber(booking)} has ended unpaid`,
    title: 'Your booking has ended',
    preheader: 'It was not paid in time. You owe nothing.',
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph(
        `We held your booking until ${formatDeadline(booking.payBy)} (India time). It was not paid in time, so it has ended and is open to others again. You owe nothing.`,
      ),
      bookingItems(booking),
      paragraph('If you still want to go, please book again. The same dates are often still free.'),
      bareButton(booking.publicUrl, 'Book again'),
    ],
    ...aboutBooking(booking),
  });
}
