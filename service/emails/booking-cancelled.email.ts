import { formatMoney, type Paise } from '../core/money.ts';
import { type EmailText, emailText, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { greeting } from './greeting.ts';
import { type Phrase, phrase } from './phrase.ts';

interface Paid {
  /** What goes back by the terms. */
  readonly refund: Paise;
  /** In a test no money moved. */
  readonly mode: 'live' | 'test';
}

function aboutMoney(paid: Paid | null): Phrase {
  if (paid === null) return phrase('Nothing was paid, and you owe nothing.');
  const { refund, mode } = paid;
  if (mode === 'test') return phrase('It was paid as a trial: no money moved, so none has to come back.');
  if (refund === 0) return phrase('Under the cancellation terms of this booking, no refund is due.');
  return phrase('We will refund {amount} the way you paid. This takes 5–10 business days.', {
    amount: formatMoney(refund),
  });
}

/** Says that a booking is cancelled. `paid` is null when nothing had been paid. */
export function bookingCancelled(booking: BookingEmail, paid: Paid | null = null): EmailText {
  const money = aboutMoney(paid);
  return emailText({
    subject: phrase('Your booking {booking} is cancelled', { booking: bookingNumber(booking) }),
    title: phrase('Your booking is cancelled'),
    preheader: money,
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph(phrase('This booking has been cancelled:')),
      bookingItems(booking),
      note(money),
    ],
    ...aboutBooking(booking),
  });
}
