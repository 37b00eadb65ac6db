import { formatMoney } from '../core/money.ts';
import { button, type LetterText, letterText, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber } from './booking-blocks.ts';
import type { BookingLetter } from './booking-letter.ts';
import { greeting, oneLine } from './words.ts';

/** Acknowledges the payment of the whole booking: it is confirmed now. `test`: no money moved, and it says so. */
export function paymentReceipt(booking: BookingLetter, mode: 'live' | 'test'): LetterText {
  const trial = mode === 'test';
  const amount = formatMoney(booking.total);
  const paid = trial ? `Trial payment of ${amount}: no money moved` : `We received ${amount}`;
  const method = oneLine(booking.paymentMethodLabel, 60);
  return letterText({
    subject: `${trial ? 'Trial payment' : 'Payment received'} for ${bookingNumber(booking)}`,
    title: 'Your booking is confirmed',
    preheader: `${paid}. See you soon.`,
    blocks: [
      paragraph(greeting(booking.customerName)),
      note({ strong: paid }, ` (${method}). Your booking is confirmed.`),
      bookingItems(booking),
      button(booking.link, 'See your booking'),
    ],
    ...aboutBooking(booking),
  });
}
