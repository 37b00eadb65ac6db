import { emailsBookingTexts } from '../../messages/en/emails/booking.ts';
import { emailsPaymentTexts } from '../../messages/en/emails/payment.ts';
import { type Sentence, sentence } from '../../messages/message.ts';
import { deadlineLater } from '../core/day.ts';
import { formatMoney, type Paise } from '../core/money.ts';
import { button, type EmailText, emailText, greeting, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber, freeCancellation } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { oneLine } from './words.ts';

interface Saying {
  readonly subject: Sentence;
  readonly preheader: Sentence;
  readonly paid: Sentence;
}

interface Paid {
  readonly booking: string;
  readonly amount: string;
  readonly method: string;
}

function sayingOfPayment({ booking, amount, method }: Paid): Saying {
  return {
    subject: sentence(emailsPaymentTexts.subject, { booking }),
    preheader: sentence(emailsPaymentTexts.preview, { amount }),
    paid: sentence(emailsPaymentTexts.receivedBy, { amount, method }),
  };
}

function sayingOfTrial({ booking, amount, method }: Paid): Saying {
  return {
    subject: sentence(emailsPaymentTexts.testSubject, { booking }),
    preheader: sentence(emailsPaymentTexts.testPreview, { amount }),
    paid: sentence(emailsPaymentTexts.testReceivedBy, { amount, method }),
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
    title: sentence(emailsBookingTexts.confirmed),
    preheader,
    blocks: [
      paragraph(greeting(booking.customerName)),
      note({ strong: paid }, ' ', sentence(emailsPaymentTexts.confirmed)),
      ...freeCancellation(booking),
      button(booking.link, sentence(emailsBookingTexts.see)),
      bookingItems(booking),
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
  const rest = sentence(emailsPaymentTexts.payRest, {
    amount,
    until: deadlineLater(until),
  });
  return emailText({
    subject: sentence(emailsPaymentTexts.partSubject, { booking: bookingNumber(booking) }),
    title: sentence(emailsPaymentTexts.partTitle),
    preheader: rest,
    blocks: [
      paragraph(greeting(booking.customerName)),
      note({ strong: sentence(emailsPaymentTexts.received, { amount: formatMoney(part) }) }, ' ', rest),
      button(booking.paymentLink, sentence(emailsBookingTexts.pay, { amount })),
      paragraph(sentence(emailsPaymentTexts.restUnpaid)),
      bookingItems(booking),
    ],
    ...aboutBooking(booking),
  });
}
