import { formatMoney } from '../core/money.ts';
import { button, type EmailText, emailText, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { greeting } from './greeting.ts';
import { type Phrase, phrase } from './phrase.ts';
import { oneLine } from './words.ts';

interface Saying {
  readonly subject: Phrase;
  readonly preheader: Phrase;
  readonly paid: Phrase;
}

interface Paid {
  readonly booking: string;
  readonly amount: string;
  readonly method: string;
}

function sayingOfPayment({ booking, amount, method }: Paid): Saying {
  return {
    subject: phrase('Payment received for {booking}', { booking }),
    preheader: phrase('We received {amount}. See you soon.', { amount }),
    paid: phrase('We received {amount} ({method}).', { amount, method }),
  };
}

function sayingOfTrial({ booking, amount, method }: Paid): Saying {
  return {
    subject: phrase('Trial payment for {booking}', { booking }),
    preheader: phrase('Trial payment of {amount}: no money moved. See you soon.', { amount }),
    paid: phrase('Trial payment of {amount}: no money moved ({method}).', { amount, method }),
  };
}

/** Acknowledges the payment of the whole booking, how it was paid: it is confirmed now. `test`: no money moved, and it says so. */
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
    title: phrase('Your booking is confirmed'),
    preheader,
    blocks: [
      paragraph(greeting(booking.customerName)),
      note({ strong: paid }, ' ', phrase('Your booking is confirmed.')),
      bookingItems(booking),
      button(booking.link, phrase('See your booking')),
    ],
    ...aboutBooking(booking),
  });
}
