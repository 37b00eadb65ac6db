import { formatDeadline } from '../core/day.ts';
import { formatMoney, type Paise } from '../core/money.ts';
import { button, type LetterText, letterText, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber } from './booking-blocks.ts';
import type { BookingLetter } from './booking-letter.ts';
import { greeting } from './words.ts';

/** Acknowledges a part of the price, and says what is still to be paid and until when. */
export function partPayment(
  booking: BookingLetter,
  { part, due, until }: { readonly part: Paise; readonly due: Paise; readonly until: Date },
): LetterText {
  const rest = `${formatMoney(due)} is still to be paid until ${formatDeadline(until)} (India time).`;
  return letterText({
    subject: `A part of ${bookingNumber(booking)} is paid`,
    title: 'A part of your booking is paid',
    preheader: rest,
    blocks: [
      paragraph(greeting(booking.customerName)),
      note({ strong: `We received ${formatMoney(part)}.` }, ` ${rest}`),
      paragraph('If the rest does not come by then, the booking ends and what you paid comes back to you.'),
      bookingItems(booking),
      button(booking.paymentLink, `Pay ${formatMoney(due)}`),
    ],
    ...aboutBooking(booking),
  });
}
