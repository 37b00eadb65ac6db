import { formatDeadline } from '../core/day.ts';
import { button, type EmailText, emailText, lines, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingNumber } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { greeting } from './greeting.ts';
import { phrase } from './phrase.ts';
import { oneLine } from './words.ts';

/** Says until when those lines of a paid booking can still be cancelled free of charge. */
export function freeCancellationEnding(
  booking: BookingEmail,
  told: { readonly until: Date; readonly lines: readonly { readonly name: string; readonly days: string }[] },
): EmailText {
  const free = phrase('You can cancel free of charge until {until} (India time).', {
    until: formatDeadline(told.until),
  });
  return emailText({
    subject: phrase('Free cancellation of {booking} ends soon', { booking: bookingNumber(booking) }),
    title: phrase('Free cancellation ends soon'),
    preheader: free,
    blocks: [
      paragraph(greeting(booking.customerName)),
      note({ strong: free }, ' ', phrase('Then the terms of your booking apply.')),
      lines(told.lines.flatMap(({ name, days }) => [oneLine(name), oneLine(days)])),
      paragraph(phrase('If you are going, there is nothing to do.')),
      button(booking.link, phrase('See your booking')),
    ],
    ...aboutBooking(booking),
  });
}
