import { formatPart, type Paise } from '../core/money.ts';
import { type LetterText, letterText, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber } from './booking-blocks.ts';
import type { BookingLetter } from './booking-letter.ts';
import { greeting } from './words.ts';

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
  return `We will refund ${formatPart(refund)} the way you paid. This takes 5–10 business days.`;
}

/** Says that a booking is cancelled. `paid` is null when nothing had been paid. */
export function bookingCancelled(booking: BookingLetter, paid: Paid | null = null): LetterText {
  const money = aboutMoney(paid);
  return letterText({
    subject: `Your booking ${bookingNumber(booking)} is cancelled`,
    title: 'Your booking is cancelled',
    preheader: money,
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph('This booking has been cancelled:'),
      bookingItems(booking),
      note(money),
    ],
    ...aboutBooking(booking),
  });
}
