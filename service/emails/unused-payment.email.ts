import { formatDeadline } from '../core/day.ts';
import { formatMoney, type Paise } from '../core/money.ts';
import { type EmailText, emailText, note, paragraph } from './blocks.ts';
import { type MessageTemplate, template } from './message-template.ts';
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

function whyOf({ reason, until: end }: UnusedPayment): MessageTemplate {
  const until = formatDeadline(end);
  if (typeof reason === 'object') {
    const [was, now] = [formatMoney(reason.was), formatMoney(reason.now)];
    return template(
      'It arrived after the hold had expired on {until} (India time). The price has risen since then, from {was} to {now}.',
      { until, was, now },
    );
  }
  switch (reason) {
    case 'late-sold-out':
      return template(
        'It arrived after the hold had expired on {until} (India time), and the dates are no longer available.',
        { until },
      );
    case 'late-not-sold':
      return template(
        'It arrived after the hold had expired on {until} (India time), and the items are no longer on sale.',
        { until },
      );
    case 'late-other-policy':
      return template(
        'It arrived after the hold had expired on {until} (India time), and the cancellation policy has changed since then.',
        { until },
      );
    case 'late-begun':
      return template(
        'It arrived after the hold had expired on {until} (India time), and the first day of the booking has passed.',
        { until },
      );
    case 'late-change':
      return template('The payment was for a change whose hold had expired. The booking has not changed.');
    case 'cancelled':
      return template('The booking had already been cancelled.');
    case 'paid-before':
      return template('The booking was already paid. It has not changed.');
    case 'late':
      return template('It arrived after the hold had expired on {until} (India time).', { until });
    default:
      return template('It did not match the amount due.');
  }
}

const backOf = {
  gateway: template('The refund is sent automatically.'),
  'by-hand': template('Please refund it by hand, then mark it as sent on the booking’s page.'),
  none: template('This was a test payment, so there is nothing to refund.'),
} as const;

/** Tells the operator about a payment for a booking, why it could not be used, and how it is refunded. */
export function unusedPayment(unused: UnusedPayment): EmailText {
  const booking = oneLine(unused.bookingId, 80);
  const amount = formatMoney(unused.amount);
  const what = template('We received {amount} by {method}.', { amount, method: oneLine(unused.method, 60) });
  return emailText({
    subject: template('A payment for {booking} could not be used', { booking }),
    title: template('A payment could not be used'),
    about: template('Booking {booking}', { booking }),
    preheader: what,
    blocks: [paragraph({ strong: what }, ' ', whyOf(unused)), note(backOf[unused.back])],
    reason: template('You are receiving this email because this is the contact address in your settings.'),
  });
}
