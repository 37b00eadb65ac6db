import { emailsBookingTexts } from '../../messages/en/emails/booking.ts';
import { emailsRefundDueTexts } from '../../messages/en/emails/refund-due.ts';
import { type Sentence, sentence, type WordedLater } from '../../messages/message.ts';
import { deadlineLater } from '../core/day.ts';
import { formatMoney, type Paise } from '../core/money.ts';
import { bareButton, type EmailText, emailText, greeting, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';

/** Why a payment after the hold had expired cannot be used. */
type LateReason =
  | 'late'
  | 'late-sold-out'
  | 'late-not-sold'
  | 'late-other-policy'
  | 'late-begun'
  | 'late-change'
  /** The price is higher today. */
  | { readonly was: Paise; readonly now: Paise };

/** Why a payment, or the rest of it, cannot be used. */
export type RefundReason =
  | LateReason
  | 'cancelled'
  | 'paid-before'
  | 'other-amount'
  | 'more-than-asked'
  | 'part-only'
  | 'goodwill';

interface Saying {
  readonly title: Sentence;
  readonly why: readonly Sentence[];
  /** The same items can be booked again. */
  readonly again?: true;
}

function sayingOf(reason: RefundReason, until: WordedLater): Saying {
  const late = (...why: Sentence[]): Saying => ({
    title: sentence(emailsRefundDueTexts.lateTitle),
    why: [sentence(emailsRefundDueTexts.late, { until }), ...why],
    again: true,
  });
  if (typeof reason === 'object') {
    const [was, now] = [formatMoney(reason.was), formatMoney(reason.now)];
    return late(sentence(emailsRefundDueTexts.dearer, { was, now }));
  }
  switch (reason) {
    case 'late':
      return late();
    case 'late-sold-out':
      return late(sentence(emailsRefundDueTexts.soldOut));
    case 'late-not-sold':
      return late(sentence(emailsRefundDueTexts.notSold));
    case 'late-other-policy':
      return late(sentence(emailsRefundDueTexts.otherPolicy));
    case 'late-begun':
      return late(sentence(emailsRefundDueTexts.begun));
    case 'late-change':
      return {
        title: sentence(emailsRefundDueTexts.lateChangeTitle),
        why: [sentence(emailsRefundDueTexts.lateChange)],
      };
    case 'cancelled':
      return {
        title: sentence(emailsRefundDueTexts.cancelledTitle),
        why: [sentence(emailsRefundDueTexts.cancelled)],
        again: true,
      };
    case 'paid-before':
      return {
        title: sentence(emailsRefundDueTexts.paidBeforeTitle),
        why: [sentence(emailsRefundDueTexts.paidBefore)],
      };
    case 'other-amount':
      return {
        title: sentence(emailsRefundDueTexts.otherAmountTitle),
        why: [sentence(emailsRefundDueTexts.otherAmount)],
      };
    case 'more-than-asked':
      return {
        title: sentence(emailsRefundDueTexts.paidMoreTitle),
        why: [sentence(emailsRefundDueTexts.paidMore)],
      };
    case 'part-only':
      return {
        title: sentence(emailsRefundDueTexts.partOnlyTitle),
        why: [sentence(emailsRefundDueTexts.partOnly)],
      };
    case 'goodwill':
      return {
        title: sentence(emailsRefundDueTexts.goodwillTitle),
        why: [sentence(emailsRefundDueTexts.goodwill)],
      };
  }
}

interface Back {
  readonly subject: Sentence;
  readonly preheader: Sentence;
  readonly what: Sentence;
  readonly how: readonly Sentence[];
}

function refund(booking: string, amount: string): Back {
  return {
    subject: sentence(emailsRefundDueTexts.subject, { booking }),
    preheader: sentence(emailsRefundDueTexts.preview, { amount }),
    what: sentence(emailsRefundDueTexts.amount, { amount }),
    how: [sentence(emailsRefundDueTexts.takesDays)],
  };
}

function trial(booking: string): Back {
  const what = sentence(emailsBookingTexts.testPayment);
  return {
    subject: sentence(emailsRefundDueTexts.testSubject, { booking }),
    preheader: what,
    what,
    how: [],
  };
}

/**
 * Says that a payment, or the rest of one, was not used and why: it is refunded or, with `test`, is not because no
 * money moved.
 */
export function refundDue(
  booking: BookingEmail,
  { mode, amount }: { mode: 'live' | 'test'; amount: Paise },
  reason: RefundReason,
): EmailText {
  const id = bookingNumber(booking);
  const { title, why, again } = sayingOf(reason, deadlineLater(booking.payBy));
  const { subject, preheader, what, how } = mode === 'test' ? trial(id) : refund(id, formatMoney(amount));
  return emailText({
    subject,
    title,
    preheader,
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph(...why.flatMap((said, index) => (index === 0 ? [said] : [' ', said]))),
      note({ strong: what }, ...how.flatMap((said) => [' ', said])),
      bookingItems(booking),
      ...(again ? [bareButton(booking.againLink, sentence(emailsBookingTexts.bookAgain))] : []),
    ],
    ...aboutBooking(booking),
  });
}
