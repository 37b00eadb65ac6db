import { formatDeadline } from '../core/day.ts';
import { formatMoney, type Paise } from '../core/money.ts';
import { button, type EmailText, emailText, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { greeting } from './greeting.ts';
import { template } from './message-template.ts';

/** Confirms a partial payment, with the remaining amount and its deadline. */
export function partPayment(
  booking: BookingEmail,
  { part, due, until }: { readonly part: Paise; readonly due: Paise; readonly until: Date },
): EmailText {
  const amount = formatMoney(due);
  const rest = template('{amount} is still to be paid until {until} (India time).', {
    amount,
    until: formatDeadline(until),
  });
  return emailText({
    subject: template('A part of {booking} is paid', { booking: bookingNumber(booking) }),
    title: template('A part of your booking is paid'),
    preheader: rest,
    blocks: [
      paragraph(greeting(booking.customerName)),
      note({ strong: template('We received {amount}.', { amount: formatMoney(part) }) }, ' ', rest),
      paragraph(template('If the rest does not come by then, the booking ends and what you paid comes back to you.')),
      bookingItems(booking),
      button(booking.paymentLink, template('Pay {amount}', { amount })),
    ],
    ...aboutBooking(booking),
  });
}
