import { formatDeadline } from '../core/day.ts';
import { button, type LetterText, letterText, lines, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingNumber } from './booking-blocks.ts';
import type { BookingLetter } from './booking-letter.ts';
import { greeting, oneLine } from './words.ts';

/** Says until when those lines of a paid booking can still be cancelled free of charge. */
export function freeCancellationEnding(
  booking: BookingLetter,
  told: { readonly until: Date; readonly lines: readonly { readonly name: string; readonly days: string }[] },
): LetterText {
  const when = `${formatDeadline(told.until)} (India time)`;
  return letterText({
    subject: `Free cancellation of ${bookingNumber(booking)} ends soon`,
    title: 'Free cancellation ends soon',
    preheader: `You can cancel free of charge until ${when}.`,
    blocks: [
      paragraph(greeting(booking.customerName)),
      note({ strong: `You can cancel free of charge until ${when}.` }, ' Then the terms of your booking apply.'),
      lines(told.lines.flatMap(({ name, days }) => [oneLine(name), oneLine(days)])),
      paragraph('If you are going, there is nothing to do.'),
      button(booking.link, 'See your booking'),
    ],
    ...aboutBooking(booking),
  });
}
