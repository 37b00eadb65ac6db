import { formatMoney } from '../core/money.ts';
import { button, type EmailText, emailText, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { greeting } from './greeting.ts';
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
    subject: template('Trial payment for {booking}', { booking }),
    preheader: template('Trial payment of {amount}: no money moved. See you soon.', { amount }),
    paid: template('Trial payment of {amount}: no money moved ({method}).', { amount, method }),
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
