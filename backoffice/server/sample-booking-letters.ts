import { dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { bookingCancelled } from '../../service/letters/booking-cancelled.email.ts';
import { bookingChanged, type ChangeTold } from '../../service/letters/booking-changed.email.ts';
import { bookingConfirmation } from '../../service/letters/booking-confirmation.email.ts';
import { bookingExpired } from '../../service/letters/booking-expired.email.ts';
import type { BookingLetter } from '../../service/letters/booking-letter.ts';
import { freeCancellationEnding } from '../../service/letters/free-cancellation-ending.email.ts';
import { holdEnding } from '../../service/letters/hold-ending.email.ts';
import { partPayment } from '../../service/letters/part-payment.email.ts';
import { paymentReceipt } from '../../service/letters/payment-receipt.email.ts';
import { type RefundReason, refundDue } from '../../service/letters/refund-due.email.ts';
import { reviewInvitation } from '../../service/letters/review-invitation.email.ts';
import { tripBegins } from '../../service/letters/trip-begins.email.ts';
import type { Sample, Samples } from './sample.ts';
import { now, sampleBookings, until } from './sample-bookings.ts';

/** What a letter says of a booking, to who booked. */
export function sampleBookingLetters(publicUrl: string) {
  const bookings = sampleBookings(publicUrl);
  const { usual } = bookings;
  const amount = usual.total;
  const rest = fromRupees(5_620);
  const lines = usual.lines.map(({ label, name, location, days }) => ({
    label,
    name,
    place: location,
    days,
    facts: [],
  }));
  const names = lines.map(({ name }) => name);

  const confirmed = (when: string, booking: BookingLetter): Sample => ({
    when,
    text: bookingConfirmation(booking, now),
  });
  const cancelled = (when: string, paid: Parameters<typeof bookingCancelled>[1]): Sample => ({
    ...{ when, text: bookingCancelled(usual, paid) },
  });
  const changed = (when: string, change: ChangeTold): Sample => ({ when, text: bookingChanged(usual, change) });
  const refund = (when: string, reason: RefundReason, mode: 'live' | 'test' = 'live'): Sample => ({
    ...{ when, text: refundDue(usual, { mode, amount }, reason) },
  });

  return {
    'booking-confirmation': [
      confirmed('Something is booked', bookings.usual),
      confirmed('Something is booked that is held for less than a day', bookings.short),
      confirmed('Something is booked whose cancelling gives back less by and by', bookings.steps),
      confirmed('Several things are booked at once', bookings.several),
      confirmed('Something is booked by somebody whose address is not confirmed', bookings.unconfirmed),
      confirmed('A booking that costs nothing is made', bookings.free),
    ],
    'payment-receipt': [
      { when: 'A payment came', text: paymentReceipt(usual, 'live') },
      { when: 'A trial payment came', text: paymentReceipt(usual, 'test') },
    ],
    'part-payment': [
      {
        when: 'Less came than was to be paid',
        text: partPayment(usual, { part: fromRupees(5_000), due: rest, until }),
      },
    ],
    'booking-expired': [{ when: 'An unpaid booking ran out', text: bookingExpired(usual) }],
    'booking-cancelled': [
      cancelled('A booking is cancelled, and money goes back', { refund: amount, mode: 'live' }),
      cancelled('A booking is cancelled too late for money to go back', { refund: fromRupees(0), mode: 'live' }),
      cancelled('A booking is cancelled that was paid as a trial', { refund: amount, mode: 'test' }),
      cancelled('An unpaid booking is cancelled', null),
    ],
    'booking-changed': [
      changed('A booking is changed, for the same price', { way: 'done', refund: null }),
      changed('A booking is changed, and money goes back', { way: 'done', refund: { amount: rest, mode: 'live' } }),
      changed('A booking is changed that was paid as a trial', { way: 'done', refund: { amount: rest, mode: 'test' } }),
      changed('An unpaid booking is changed', { way: 'unpaid' }),
      changed('A change waits for the difference', { way: 'held', due: rest, until }),
      changed('The difference for a change came', { way: 'paid', due: rest }),
      changed('The difference for a change did not come', { way: 'dropped' }),
    ],
    'refund-due': [
      refund('Money came after the booking had ended', 'too-late'),
      refund('Money came after the booking was cancelled', 'cancelled'),
      refund('Money came a second time', 'paid-before'),
      refund('Another amount came than that of the booking', 'other-amount'),
      refund('More came than was to be paid', 'more-than-asked'),
      refund('Only a part came in time', 'part-only'),
      refund('You give a part back', 'goodwill'),
      refund('A trial payment came after the booking had ended', 'too-late', 'test'),
    ],
    'hold-ending': [
      {
        when: 'A quarter of the time to pay is left',
        text: holdEnding(usual, { due: amount, until, change: false }),
      },
      {
        when: 'A quarter of the time to pay for a change is left',
        text: holdEnding(usual, { due: rest, until, change: true }),
      },
    ],
    'free-cancellation-ending': [
      { when: 'A day before cancelling stops being free', text: freeCancellationEnding(usual, { until, lines }) },
    ],
    'trip-begins': [{ when: 'A day before it begins', text: tripBegins(usual, { day: dayOf('2026-12-12'), lines }) }],
    'review-invitation': [
      { when: 'After the trip', text: reviewInvitation(usual, { names, leave: `${publicUrl}/sample` }) },
    ],
  } satisfies Partial<Samples>;
}
