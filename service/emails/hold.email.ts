import { emailsBookingTexts } from '../../messages/en/emails/booking.ts';
import { emailsHoldTexts } from '../../messages/en/emails/hold.ts';
import { type Sentence, sentence, type WordedLater } from '../../messages/message.ts';
import { deadlineLater } from '../core/day.ts';
import { formatMoney, type Paise } from '../core/money.ts';
import { bareButton, button, type EmailText, emailText, greeting, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';

/** The held item, and what happens if it stays unpaid. */
interface Saying {
  readonly subject: Sentence;
  readonly title: Sentence;
  readonly held: Sentence;
  readonly unpaid: Sentence;
}

function sayingOfBooking(booking: string, until: WordedLater): Saying {
  return {
    subject: sentence(emailsHoldTexts.subject, { booking }),
    title: sentence(emailsHoldTexts.title),
    held: sentence(emailsHoldTexts.held, { until }),
    unpaid: sentence(emailsHoldTexts.unpaid),
  };
}

function sayingOfChange(booking: string, until: WordedLater): Saying {
  return {
    subject: sentence(emailsHoldTexts.changeSubject, { booking, until }),
    title: sentence(emailsHoldTexts.changeTitle),
    held: sentence(emailsHoldTexts.changeHeld, { until }),
    unpaid: sentence(emailsHoldTexts.changeUnpaid),
  };
}

/** Warns that an unpaid hold expires soon: of a booking, or of a change of a paid booking with a difference due. */
export function holdEnding(
  booking: BookingEmail,
  { due, until, change }: { readonly due: Paise; readonly until: Date; readonly change: boolean },
): EmailText {
  const amount = formatMoney(due);
  const when = deadlineLater(until);
  const sayingOf = change ? sayingOfChange : sayingOfBooking;
  const { subject, title, held, unpaid } = sayingOf(bookingNumber(booking), when);
  return emailText({
    subject,
    title,
    preheader: sentence(emailsHoldTexts.preview, { until: when }),
    blocks: [
      paragraph(greeting(booking.customerName)),
      note({ strong: held }, ' ', sentence(emailsHoldTexts.due, { amount })),
      button(booking.paymentLink, sentence(emailsBookingTexts.pay, { amount })),
      paragraph(unpaid),
      ...(change ? [] : [bookingItems(booking)]),
    ],
    ...aboutBooking(booking),
  });
}

/** Says that an unpaid booking expired and nothing is owed. */
export function bookingExpired(booking: BookingEmail): EmailText {
  return emailText({
    subject: sentence(emailsHoldTexts.expiredSubject, { booking: bookingNumber(booking) }),
    title: sentence(emailsHoldTexts.expiredTitle),
    preheader: sentence(emailsHoldTexts.expiredPreview),
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph(sentence(emailsHoldTexts.expired, { until: deadlineLater(booking.payBy) })),
      bookingItems(booking),
      paragraph(sentence(emailsHoldTexts.sameAgain)),
      bareButton(booking.againLink, sentence(emailsBookingTexts.bookAgain)),
    ],
    ...aboutBooking(booking),
  });
}
