import { emailsBookingTexts } from '../../messages/en/emails/booking.ts';
import { emailsBookingCancelledTexts } from '../../messages/en/emails/booking-cancelled.ts';
import { type Sentence, sentence } from '../../messages/message.ts';
import { formatMoney, type Paise } from '../core/money.ts';
import { type EmailText, emailText, greeting, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';

interface Paid {
  /** The refund under the cancellation terms. */
  readonly refund: Paise;
  /** In test mode no money moved. */
  readonly mode: 'live' | 'test';
}

function aboutMoney(paid: Paid | null): Sentence {
  if (paid === null) return sentence(emailsBookingCancelledTexts.notPaid);
  const { refund, mode } = paid;
  if (mode === 'test') return sentence(emailsBookingTexts.testPayment);
  if (refund === 0) return sentence(emailsBookingTexts.noRefundDue);
  return sentence(emailsBookingTexts.refund, {
    amount: formatMoney(refund),
  });
}

/** Confirms a cancellation. `paid` is null if nothing had been paid. `byHost`: the property could not take the guest. */
export function bookingCancelled(
  booking: BookingEmail,
  paid: Paid | null = null,
  { byHost = false }: { byHost?: boolean } = {},
): EmailText {
  const money = aboutMoney(paid);
  return emailText({
    subject: sentence(emailsBookingCancelledTexts.subject, { booking: bookingNumber(booking) }),
    title: sentence(emailsBookingCancelledTexts.title),
    preheader: money,
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph(sentence(byHost ? emailsBookingCancelledTexts.cancelledByHost : emailsBookingCancelledTexts.cancelled)),
      bookingItems(booking),
      note(money),
    ],
    ...aboutBooking(booking),
  });
}
