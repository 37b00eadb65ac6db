import { formatDeadline } from '../core/day.ts';
import { button, type EmailText, emailText, lines, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingNumber } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { greeting } from './greeting.ts';
import { template } from './message-template.ts';
import { oneLine } from './words.ts';

/** Says until when lines of a paid booking can be cancelled free of charge. */
export function freeCancellationEnding(
  booking: BookingEmail,
  told: { readonly until: Date; readonly lines: readonly { readonly name: string; readonly days: string }[] },
): EmailText {
  const free = template('You can cancel free of charge until {until} (India time).', {
    until: formatDeadline(told.until),
  });
  return emailText({
    subject: template('Free cancellation of {booking} ends soon', { booking: bookingNumber(booking) }),
    title: template('Free cancellation ends soon'),
    preheader: free,
    blocks: [
      paragraph(greeting(booking.customerName)),
      note({ strong: free }, ' ', template('Then the terms of your booking apply.')),
      lines(told.lines.flatMap(({ name, days }) => [oneLine(name), oneLine(days)])),
      paragraph(template('If you are going, there is nothing to do.')),
      button(booking.link, template('See your booking')),
    ],
    ...aboutBooking(booking),
  });
}
