import { formatMoney, type Paise } from '../core/money.ts';
import type { BookingLetter } from './booking-letter.ts';
import { bookingIdLine, bookingLines, bookingReason, bookingTable } from './booking-pieces.ts';
import { type LetterText, layout } from './layout.ts';
import { note, paragraph } from './pieces.ts';
import { greeting, oneLine, plainLetter } from './text.ts';

interface Paid {
  /** What goes back by the terms. */
  readonly refund: Paise;
  /** In a test no money moved. */
  readonly mode: 'live' | 'test';
}

function aboutMoney(paid: Paid | null): string {
  if (paid === null) return 'Nothing was paid, and you owe nothing.';
  const { refund, mode } = paid;
  if (mode === 'test') return 'It was paid as a trial: no money moved, so none has to come back.';
  if (refund === 0) return 'Under the cancellation terms of this booking, no refund is due.';
  return `We will refund ${formatMoney(refund)} the way you paid. This takes 5–10 business days.`;
}

/** Says that a booking is cancelled. `paid` is null when nothing had been paid. */
export function bookingCancelled(booking: BookingLetter, paid: Paid | null = null): LetterText {
  const hello = greeting(booking.customerName);
  const id = oneLine(booking.bookingId, 80);
  const money = aboutMoney(paid);
  return {
    subject: `Your booking ${id} is cancelled`,
    html: layout({
      title: 'Your booking is cancelled',
      preheader: money,
      body: [
        bookingIdLine(booking),
        paragraph(hello),
        paragraph('This booking has been cancelled:'),
        bookingTable(booking),
        note(money),
      ],
      reason: bookingReason(booking),
    }),
    plain: plainLetter(
      [hello, `Your booking ${id} is cancelled.`, bookingLines(booking), money],
      bookingReason(booking),
    ),
  };
}
