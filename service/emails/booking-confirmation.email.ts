import { emailsBookingTexts } from '../../messages/en/emails/booking.ts';
import { emailsBookingConfirmationTexts } from '../../messages/en/emails/booking-confirmation.ts';
import { type Sentence, sentence } from '../../messages/message.ts';
import { deadlineLater } from '../core/day.ts';
import { formatMoney } from '../core/money.ts';
import { aside, button, type EmailText, emailText, greeting, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber, cancellationTerms, totalOf } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { siteName } from './wording.ts';
import { oneLine } from './words.ts';

const hour = 3_600_000;

/**
 * How long the link works: '24 hours' or, without an account, 2 hours, if exactly that (ENQUIRY-10); otherwise the
 * deadline only.
 */
function validity(payBy: Date, now: Date): Sentence {
  const hours = [24, 2].find((hours) => Math.abs(payBy.getTime() - now.getTime() - hours * hour) <= 60_000);
  const until = deadlineLater(payBy);
  return hours
    ? sentence(emailsBookingConfirmationTexts.linkWorksForHours, { hours: hours, until })
    : sentence(emailsBookingConfirmationTexts.linkWorksUntil, { until });
}

function methodOf({ paymentMethodLabel: method }: BookingEmail) {
  return method === null
    ? []
    : [paragraph(sentence(emailsBookingConfirmationTexts.method, { method: oneLine(method, 60) }))];
}

/** How to confirm the address, if that extends the hold. */
function longer({ keepUntil }: BookingEmail): Sentence[] {
  if (!keepUntil) return [];
  return [
    sentence(emailsBookingConfirmationTexts.keepLonger, {
      until: deadlineLater(keepUntil),
    }),
  ];
}

/** For readers who did not make the booking themselves. */
const notBooked = sentence(emailsBookingConfirmationTexts.notYou);

/** Confirms a held, unpaid booking (ENQUIRY-9), with the actual deadline of its hold. */
export function bookingConfirmation(booking: BookingEmail, now: Date): EmailText {
  if (booking.total === 0) return freeConfirmation(booking);
  const amount = formatMoney(booking.total);
  const until = deadlineLater(booking.payBy);
  return emailText({
    subject: sentence(emailsBookingConfirmationTexts.subject, { booking: bookingNumber(booking) }),
    title: sentence(emailsBookingConfirmationTexts.title),
    preheader: sentence(emailsBookingConfirmationTexts.preview, { amount, until }),
    blocks: [
      paragraph(greeting(booking.customerName)),
      totalOf(booking),
      note({ strong: sentence(emailsBookingConfirmationTexts.payBy, { until }) }, ' ', validity(booking.payBy, now)),
      button(booking.paymentLink, sentence(emailsBookingTexts.pay, { amount })),
      paragraph(sentence(emailsBookingConfirmationTexts.thanks, siteName)),
      bookingItems(booking),
      ...longer(booking).map((text) => paragraph(text)),
      ...methodOf(booking),
      ...cancellationTerms(booking),
      ...(booking.customerName === null ? [aside(notBooked)] : []),
    ],
    ...aboutBooking(booking),
  });
}

/** Confirms a free booking: no payment is needed. */
function freeConfirmation(booking: BookingEmail): EmailText {
  const nothing = sentence(emailsBookingConfirmationTexts.nothingToPay);
  return emailText({
    subject: sentence(emailsBookingConfirmationTexts.subject, { booking: bookingNumber(booking) }),
    title: sentence(emailsBookingTexts.confirmed),
    preheader: nothing,
    blocks: [
      paragraph(greeting(booking.customerName)),
      note({ strong: nothing }),
      button(booking.paymentLink, sentence(emailsBookingTexts.see)),
      paragraph(sentence(emailsBookingConfirmationTexts.thanksForFree, siteName)),
      bookingItems(booking),
    ],
    ...aboutBooking(booking),
  });
}
