import { formatDeadline } from '../core/day.ts';
import { formatMoney, type Paise } from '../core/money.ts';
import { button, type EmailText, emailText, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { greeting } from './greeting.ts';
import { phrase } from './phrase.ts';

/** Acknowledges a part of the price, and says what is still to be paid and until when. */
export function partPayment(
  booking: BookingEmail,
  { part, due, until }: { readonly part: Paise; readonly due: Paise; readonly until: Date },
): EmailText {
  const amount = formatMoney(due);
  const rest = phrase('{amount} is still to be paid until {until} (India time).', {
    amount,
    until: formatDeadline(until),
  });
  return emailText({
    subject: phrase('A part of {booking} is paid', { booking: bookingNumber(booking) }),
    title: phrase('A part of your booking is paid'),
    preheader: rest,
    blocks: [
      paragraph(greeting(booking.customerName)),
      note({ strong: phrase('We received {amount}.', { amount: formatMoney(part) }) }, ' ', rest),
      paragraph(phrase('If the rest does not come by then, the booking ends and what you paid comes back to you.')),
      bookingItems(booking),
      button(booking.paymentLink, phrase('Pay {amount}', { amount })),
    ],
    ...aboutBooking(booking),
  });
}
