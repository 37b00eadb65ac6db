import { dayOf } from '../../service/core/day.ts';
import { rupee, times, zero } from '../../service/core/money.ts';
import type { EmailText } from '../../service/emails/blocks.ts';
import { bookingCancelled } from '../../service/emails/booking-cancelled.email.ts';
import { bookingChanged, type ChangeOutcome, type MixedChange } from '../../service/emails/booking-changed.email.ts';
import { bookingConfirmation } from '../../service/emails/booking-confirmation.email.ts';
import type { BookingEmail } from '../../service/emails/booking-email.ts';
import { bookingExpired, holdEnding } from '../../service/emails/hold.email.ts';
import { partPayment, paymentReceipt } from '../../service/emails/payment.email.ts';
import { type RefundReason, refundDue } from '../../service/emails/refund-due.email.ts';
import { freeCancellationEnding, reviewInvitation, tripBegins } from '../../service/emails/reminder.email.ts';
import { unusedPayment } from '../../service/emails/unused-payment.email.ts';
import type { EmailKind } from '../../service/emails/write-email.ts';
import { bookingId, now, sampleBookings, until } from './sample-bookings.ts';

/** A sample email with invented data. Its links open nothing. */
export interface Sample {
  /** The case in which it is sent, as text. */
  readonly when: string;
  readonly text: EmailText;
}

/** For every kind of email one sample for each case in which its sentences differ, the usual one first. */
export type Samples = Readonly<Record<EmailKind, readonly [Sample, ...Sample[]]>>;

/** The sample emails about a booking to the customer. */
export function sampleBookingEmails(publicUrl: string) {
  const bookings = sampleBookings(publicUrl);
  const { usual } = bookings;
  const amount = usual.total;
  const rest = times(rupee, 5_620);
  const lines = usual.lines.map(({ label, name, location, days }) => ({
    label,
    name,
    place: location,
    days,
    facts: [],
  }));
  const names = lines.map(({ name }) => name);

  const confirmed = (when: string, booking: BookingEmail): Sample => ({
    when,
    text: bookingConfirmation(booking, now),
  });
  const cancelled = (when: string, paid: Parameters<typeof bookingCancelled>[1]): Sample => ({
    when,
    text: bookingCancelled(usual, paid),
  });
  const changed = (when: string, change: ChangeOutcome): Sample => ({ when, text: bookingChanged(usual, change) });
  const refund = (when: string, reason: RefundReason, mode: 'live' | 'test' = 'live'): Sample => ({
    when,
    text: refundDue(usual, { mode, amount }, reason),
  });

  const item = { name: 'Har Ki Pauri at Dusk', days: 'Sun, 13 Dec 2026, 17:00, 2 hours' };
  const car = { name: 'Swift Dzire', days: '14 Dec 2026 – 16 Dec 2026, 3 days' };
  const ofItem = { way: 'items-cancelled', items: [item], by: 'you', refund: null, due: null } as const;
  const mixed: MixedChange = {
    by: 'you',
    changed: [{ name: car.name, was: '12 Dec 2026 – 14 Dec 2026, 3 days', now: car.days }],
    cancelled: [item],
  };
  const dearer = { was: amount, now: times(rupee, 12_980) };
  const unused = (when: string, reason: RefundReason, back: 'gateway' | 'by-hand' | 'none' = 'gateway'): Sample => ({
    when,
    text: unusedPayment({ bookingId, amount, method: 'UPI', back, until, reason }),
  });

  return {
    'booking-confirmation': [
      confirmed('Something is booked', bookings.usual),
      confirmed('Something is booked that is held for less than a day', bookings.short),
      confirmed('Something is booked whose cancelling gives back less by and by', bookings.steps),
      confirmed('Several things are booked at once', bookings.several),
      confirmed('Something is booked by somebody whose address is not confirmed', bookings.unconfirmed),
      confirmed('Something is booked by another program, which leaves choices open', bookings.open),
      confirmed('A booking that costs nothing is made', bookings.free),
    ],
    'payment-receipt': [
      { when: 'A payment came', text: paymentReceipt(usual, { mode: 'live', method: 'Net Banking' }) },
      { when: 'A trial payment came', text: paymentReceipt(usual, { mode: 'test', method: 'Net Banking' }) },
    ],
    'part-payment': [
      {
        when: 'Less came than was to be paid',
        text: partPayment(usual, { part: times(rupee, 5_000), due: rest, until }),
      },
    ],
    'booking-expired': [{ when: 'An unpaid booking ran out', text: bookingExpired(usual) }],
    'booking-cancelled': [
      cancelled('A booking is cancelled, and money goes back', { refund: amount, mode: 'live' }),
      cancelled('A booking is cancelled too late for money to go back', { refund: zero, mode: 'live' }),
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
      changed('An item is cancelled, and money goes back', {
        ...ofItem,
        refund: { amount: rest, mode: 'live' },
      }),
      changed('An item is cancelled too late for money to go back', {
        ...ofItem,
        refund: { amount: zero, mode: 'live' },
      }),
      changed('You cancel several items', { ...ofItem, by: 'us', items: [item, car] }),
      changed('Items are changed and others cancelled, with a refund', {
        way: 'done',
        refund: { amount: rest, mode: 'live' },
        mixed,
      }),
      changed('The same by you', { way: 'done', refund: null, mixed: { ...mixed, by: 'us', cancelled: [item, car] } }),
      changed('Such a change of an unpaid booking', { way: 'unpaid', mixed }),
      changed('Such a change waits for the difference', { way: 'held', due: rest, until, mixed }),
      changed('The difference for such a change came', { way: 'paid', due: rest, mixed: { ...mixed, by: null } }),
      changed('An item of an unpaid booking is cancelled', { ...ofItem, due: { amount, until } }),
    ],
    'refund-due': [
      refund('A payment came after the hold, and the dates are gone', 'late-sold-out'),
      refund('A payment came after the hold, and the price has risen', dearer),
      refund('A payment came after the hold, and the item is no longer on sale', 'late-not-sold'),
      refund('A payment came after the hold, and the cancellation policy has changed', 'late-other-policy'),
      refund('A payment came after the first day of the booking', 'late-begun'),
      refund('A payment of another amount came after the hold', 'late'),
      refund('The payment for a change came after its hold', 'late-change'),
      refund('Money came after the booking was cancelled', 'cancelled'),
      refund('Money came a second time', 'paid-before'),
      refund('Another amount came than that of the booking', 'other-amount'),
      refund('More came than was to be paid', 'more-than-asked'),
      refund('Only a part came in time', 'part-only'),
      refund('You give a part back', 'goodwill'),
      refund('A test payment came after the hold', 'late-sold-out', 'test'),
    ],
    'unused-payment': [
      unused('A payment came after the hold, and the dates are gone; to you', 'late-sold-out', 'gateway'),
      unused('A payment came after the hold, and the price has risen; to you', dearer, 'by-hand'),
      unused('A payment came after the hold, and the item is no longer on sale; to you', 'late-not-sold', 'gateway'),
      unused('A payment came after the hold, and the cancellation policy has changed; to you', 'late-other-policy'),
      unused('A payment came after the first day of the booking; to you', 'late-begun'),
      unused('A payment of another amount came after the hold; to you', 'late'),
      unused('The payment for a change came after its hold; to you', 'late-change'),
      unused('A payment came for a cancelled booking; to you', 'cancelled'),
      unused('A payment came a second time; to you', 'paid-before'),
      unused('A payment of another amount came; to you', 'other-amount'),
      unused('A test payment could not be used; to you', 'late', 'none'),
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
