import { formatMoney, type Paise } from '../core/money.ts';
import { type EmailText, emailText, greeting, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { type MessageTemplate, template } from './message-template.ts';

interface Paid {
  /** The refund under the cancellation terms. */
  readonly refund: Paise;
  /** In test mode no money moved. */
  readonly mode: 'live' | 'test';
}

function aboutMoney(paid: Paid | null): MessageTemplate {
  if (paid === null) return template('You had not paid, so you will not be charged.');
  const { refund, mode } = paid;
  if (mode === 'test') return template('This was a test payment. You were not charged, so there is nothing to refund.');
  if (refund === 0) return template('Under the cancellation policy, no refund is due.');
  return template('We’ll refund {amount} to your original payment method within 5–10 business days.', {
    amount: formatMoney(refund),
  });
}

/** Confirms a cancellation. `paid` is null if nothing had been paid. */
export function bookingCancelled(booking: BookingEmail, paid: Paid | null = null): EmailText {
  const money = aboutMoney(paid);
  return emailText({
    subject: template('Your booking {booking} is cancelled', { booking: bookingNumber(booking) }),
    title: template('Your booking is cancelled'),
    preheader: money,
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph(template('This booking has been cancelled:')),
      bookingItems(booking),
      note(money),
    ],
    ...aboutBooking(booking),
  });
}
