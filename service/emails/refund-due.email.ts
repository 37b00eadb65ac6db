import { formatDeadline } from '../core/day.ts';
import { formatMoney, type Paise } from '../core/money.ts';
import { bareButton, type EmailText, emailText, greeting, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { type MessageTemplate, template } from './message-template.ts';

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
  readonly title: MessageTemplate;
  readonly why: readonly MessageTemplate[];
  /** The same items can be booked again. */
  readonly again?: true;
}

function sayingOf(reason: RefundReason, until: string): Saying {
  const late = (...why: MessageTemplate[]): Saying => ({
    title: template('Your payment arrived too late'),
    why: [template('Your payment reached us after the hold had expired on {until} (India time).', { until }), ...why],
    again: true,
  });
  if (typeof reason === 'object') {
    const [was, now] = [formatMoney(reason.was), formatMoney(reason.now)];
    return late(template('The price has risen since then, from {was} to {now}.', { was, now }));
  }
  switch (reason) {
    case 'late':
      return late();
    case 'late-sold-out':
      return late(template('Your dates are no longer available.'));
    case 'late-not-sold':
      return late(template('Your items are no longer on sale.'));
    case 'late-other-policy':
      return late(template('The cancellation policy has changed since then.'));
    case 'late-begun':
      return late(template('The first day of your booking has passed.'));
    case 'late-change':
      return {
        title: template('Your payment for the change arrived too late'),
        why: [
          template('Your payment reached us after the hold on your change had expired. Your booking has not changed.'),
        ],
      };
    case 'cancelled':
      return {
        title: template('This booking was cancelled before you paid'),
        why: [template('Your payment reached us after this booking had been cancelled.')],
        again: true,
      };
    case 'paid-before':
      return {
        title: template('You paid twice'),
        why: [
          template(
            'This booking was already paid when another payment for it reached us. Your booking has not changed.',
          ),
        ],
      };
    case 'other-amount':
      return {
        title: template('We could not use your payment'),
        why: [template('Your payment did not match the amount due, so we could not use it for this booking.')],
      };
    case 'more-than-asked':
      return {
        title: template('You paid more than the amount due'),
        why: [template('You paid more than the amount due. Your booking is fully paid.')],
      };
    case 'part-only':
      return {
        title: template('Your booking was not fully paid'),
        why: [template('We did not receive the full price in time, so the booking has been cancelled.')],
      };
    case 'goodwill':
      return {
        title: template('Refund for your booking'),
        why: [template('We have approved a refund for this booking.')],
      };
  }
}

interface Back {
  readonly subject: MessageTemplate;
  readonly preheader: MessageTemplate;
  readonly what: MessageTemplate;
  readonly how: readonly MessageTemplate[];
}

function refund(booking: string, amount: string): Back {
  return {
    subject: template('Your refund for {booking}', { booking }),
    preheader: template('We’ll refund {amount} within 5–10 business days.', { amount }),
    what: template('We’ll refund {amount} to your original payment method.', { amount }),
    how: [template('This takes 5–10 business days. You do not need to do anything.')],
  };
}

function trial(booking: string): Back {
  const what = template('This was a test payment. You were not charged, so there is nothing to refund.');
  return {
    subject: template('Test payment for {booking} not used', { booking }),
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
  const { title, why, again } = sayingOf(reason, formatDeadline(booking.payBy));
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
      ...(again ? [bareButton(booking.againLink, template('Book again'))] : []),
    ],
    ...aboutBooking(booking),
  });
}
