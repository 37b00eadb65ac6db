import { formatMoney } from '../core/money.ts';
import type { BookingLetter } from './booking-letter.ts';
import { bookingIdLine, bookingLines, bookingReason, bookingTable } from './booking-pieces.ts';
import { html } from './html.ts';
import { type LetterText, layout } from './layout.ts';
import { button, note, paragraph } from './pieces.ts';
import { greeting, oneLine, plainLetter } from './text.ts';

/** Says that a payment came after the hold had ended and nothing was left to book: all of it goes back. */
export function refundDue(booking: BookingLetter): LetterText {
  const hello = greeting(booking.customerName);
  const id = oneLine(booking.bookingId, 80);
  const back = `We send ${formatMoney(booking.total)} back`;
  const why =
    'Your payment reached us after the booking had ended, and meanwhile others have booked what was left. We are sorry: we cannot give it to you any more.';
  const how = 'the way it was paid. This takes 5–10 business days; you need not do anything.';
  return {
    subject: `Your money for ${id} goes back to you`,
    html: layout({
      title: 'Your payment came too late, and goes back',
      preheader: `${back}, in 5–10 business days.`,
      body: [
        bookingIdLine(booking),
        paragraph(hello),
        paragraph(why),
        note(html`<strong>${back}</strong>`, ` ${how}`),
        bookingTable(booking),
        button(booking.publicUrl, 'Find another stay'),
      ],
      reason: bookingReason(booking),
    }),
    plain: plainLetter(
      [hello, why, `${back} ${how}`, `Booking ${id}`, bookingLines(booking), booking.publicUrl],
      bookingReason(booking),
    ),
  };
}
