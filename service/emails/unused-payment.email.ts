import { emailsBookingTexts } from '../../messages/en/emails/booking.ts';
import { emailsEveryTexts } from '../../messages/en/emails/every.ts';
import { emailsUnusedPaymentTexts } from '../../messages/en/emails/unused-payment.ts';
import { type Sentence, sentence } from '../../messages/message.ts';
import { deadlineLater } from '../core/day.ts';
import { formatMoney, type Paise } from '../core/money.ts';
import { type EmailText, emailText, note, paragraph } from './blocks.ts';
import type { RefundReason } from './refund-due.email.ts';
import { oneLine } from './words.ts';

/** A payment for a booking that could not be used. */
export interface UnusedPayment {
  readonly bookingId: string;
  readonly amount: Paise;
  /** 'UPI', 'Net Banking' */
  readonly method: string;
  /** How it is refunded; `none`: no money moved. */
  readonly back: 'gateway' | 'by-hand' | 'none';
  /** When the hold expired. */
  readonly until: Date;
  readonly reason: RefundReason;
}

function whyOf({ reason, until: end }: UnusedPayment): Sentence {
  const until = deadlineLater(end);
  if (typeof reason === 'object') {
    const [was, now] = [formatMoney(reason.was), formatMoney(reason.now)];
    return sentence(emailsUnusedPaymentTexts.lateDearer, { until, was, now });
  }
  switch (reason) {
    case 'late-sold-out':
      return sentence(emailsUnusedPaymentTexts.lateSoldOut, { until });
    case 'late-not-sold':
      return sentence(emailsUnusedPaymentTexts.lateNotSold, { until });
    case 'late-other-policy':
      return sentence(emailsUnusedPaymentTexts.lateOtherPolicy, { until });
    case 'late-begun':
      return sentence(emailsUnusedPaymentTexts.lateBegun, { until });
    case 'late-change':
      return sentence(emailsUnusedPaymentTexts.lateChange);
    case 'cancelled':
      return sentence(emailsUnusedPaymentTexts.cancelled);
    case 'paid-before':
      return sentence(emailsUnusedPaymentTexts.paidBefore);
    case 'late':
      return sentence(emailsUnusedPaymentTexts.late, { until });
    default:
      return sentence(emailsUnusedPaymentTexts.otherAmount);
  }
}

const backOf = {
  gateway: sentence(emailsUnusedPaymentTexts.refundedByGateway),
  'by-hand': sentence(emailsUnusedPaymentTexts.refundByHand),
  none: sentence(emailsUnusedPaymentTexts.testPayment),
} as const;

/** Tells the operator about a payment for a booking, why it could not be used, and how it is refunded. */
export function unusedPayment(unused: UnusedPayment): EmailText {
  const booking = oneLine(unused.bookingId, 80);
  const amount = formatMoney(unused.amount);
  const what = sentence(emailsUnusedPaymentTexts.received, { amount, method: oneLine(unused.method, 60) });
  return emailText({
    subject: sentence(emailsUnusedPaymentTexts.subject, { booking }),
    title: sentence(emailsUnusedPaymentTexts.title),
    about: sentence(emailsBookingTexts.about, { booking }),
    preheader: what,
    blocks: [paragraph({ strong: what }, ' ', whyOf(unused)), note(backOf[unused.back])],
    reason: sentence(emailsEveryTexts.toContactAddress),
  });
}
