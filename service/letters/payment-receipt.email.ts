import { formatMoney } from '../core/money.ts';
import type { BookingLetter } from './booking-letter.ts';
import { bookingIdLine, bookingLines, bookingReason, bookingTable } from './booking-pieces.ts';
import { html } from './html.ts';
import { type LetterText, layout } from './layout.ts';
import { button, linkAsText, note, paragraph } from './pieces.ts';
import { greeting, oneLine, plainLetter } from './text.ts';

/** Acknowledges the payment of the whole booking: it is confirmed now. `test`: no money moved, and it says so. */
export function paymentReceipt(booking: BookingLetter, mode: 'live' | 'test'): LetterText {
  const hello = greeting(booking.customerName);
  const id = oneLine(booking.bookingId, 80);
  const trial = mode === 'test';
  const amount = formatMoney(booking.total);
  const paid = trial ? `Trial payment of ${amount}: no money moved` : `We received ${amount}`;
  const method = oneLine(booking.paymentMethodLabel, 60);
  return {
    subject: `${trial ? 'Trial payment' : 'Payment received'} for ${id}`,
    html: layout({
      title: 'Your booking is confirmed',
      preheader: `${paid}. See you soon.`,
      body: [
        bookingIdLine(booking),
        paragraph(hello),
        note(html`<strong>${paid}</strong>`, ` (${method}). Your booking is confirmed.`),
        bookingTable(booking),
        button(booking.paymentLink, 'See my booking'),
        linkAsText(booking.paymentLink),
      ],
      reason: bookingReason(booking),
    }),
    plain: plainLetter(
      [
        hello,
        `${paid} (${method}). Your booking ${id} is confirmed.`,
        bookingLines(booking),
        `See your booking:\n${booking.paymentLink}`,
      ],
      bookingReason(booking),
    ),
  };
}
