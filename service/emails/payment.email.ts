import { formatDeadline } from '../core/day.ts';
import { formatMoney, type Paise } from '../core/money.ts';
import { button, type EmailText, emailText, greeting, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { type MessageTemplate, template } from './message-template.ts';
import { oneLine } from './words.ts';

interface Saying {
  readonly subject: MessageTemplate;
  readonly preheader: MessageTemplate;
  readonly paid: MessageTemplate;
}

interface Paid {
  readonly booking: string;
  readonly amount: string;
  readonly method: string;
}

function sayingOfPayment({ booking, amount, method }: Paid): Saying {
  return {
    subject: template('Payment received for {booking}', { booking }),
    preheader: template('We received {amount}. See you soon.', { amount }),
    paid: template('We received {amount} ({method}).', { amount, method }),
  };
}

function sayingOfTrial({ booking, amount, method }: Paid): Saying {
  return {
    subject: template('Test payment for {booking}', { booking }),
    preheader: template('Test payment of {amount}. You were not charged. See you soon.', { amount }),
    paid: template('Test payment of {amount} ({method}). You were not charged.', { amount, method }),
  };
}

/**
 * Confirms full payment of the booking, with the method: the booking is confirmed now. `test`: no money moved, and the
 * email says so.
 */
export function paymentReceipt(
  booking: BookingEmail,
  { mode, method }: { readonly mode: 'live' | 'test'; readonly method: string },
): EmailText {
  const sayingOf = mode === 'test' ? sayingOfTrial : sayingOfPayment;
  const { subject, preheader, paid } = sayingOf({
    booking: bookingNumber(booking),
    amount: formatMoney(booking.total),
    method: oneLine(method, 60),
  });
  return emailText({
    subject,
    title: template('Your booking is confirmed'),
    preheader,
    blocks: [
      paragraph(greeting(booking.customerName)),
      note({ strong: paid }, ' ', template('Your booking is confirmed.')),
      bookingItems(booking),
      button(booking.link, template('See your booking')),
    ],
    ...aboutBooking(booking),
  });
}

/** Confirms a partial payment, with the remaining amount and its deadline. */
export function partPayment(
  booking: BookingEmail,
  { part, due, until }: { readonly part: Paise; readonly due: Paise; readonly until: Date },
): EmailText {
  const amount = formatMoney(due);
  const rest = template('Please pay the remaining {amount} by {until} (India time).', {
    amount,
    until: formatDeadline(until),
  });
  return emailText({
    subject: template('Part payment received for {booking}', { booking: bookingNumber(booking) }),
    title: template('We received part of your payment'),
    preheader: rest,
    blocks: [
      paragraph(greeting(booking.customerName)),
      note({ strong: template('We received {amount}.', { amount: formatMoney(part) }) }, ' ', rest),
      paragraph(template('If we do not receive the rest by then, we’ll cancel the booking and refund what you paid.')),
      bookingItems(booking),
      button(booking.paymentLink, template('Pay {amount}', { amount })),
    ],
    ...aboutBooking(booking),
  });
}
