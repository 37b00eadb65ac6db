import { formatDeadline } from '../core/day.ts';
import { bareButton, type EmailText, emailText, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { greeting } from './greeting.ts';
import { template } from './message-template.ts';

/** Says that an unpaid booking expired and nothing is owed. */
export function bookingExpired(booking: BookingEmail): EmailText {
  return emailText({
    subject: template('Your booking {booking} has ended unpaid', { booking: bookingNumber(booking) }),
    title: template('Your booking has ended'),
    preheader: template('It was not paid in time. You owe nothing.'),
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph(
        template(
          'We held your booking until {until} (India time). It was not paid in time, so it has ended and is open to others again. You owe nothing.',
          { until: formatDeadline(booking.payBy) },
        ),
      ),
      bookingItems(booking),
      paragraph(template('Still want to go? We’ll put the same items into your cart again, at today’s prices.')),
      bareButton(booking.againLink, template('Book again')),
    ],
    ...aboutBooking(booking),
  });
}
