import { dayOf } from '../../service/core/day.ts';
import { rupee, times, zero } from '../../service/core/money.ts';
import { partnerBooking, placeAnswered } from '../../service/emails/acknowledgement.email.ts';
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
  const lines = usual.lines.map(({ label, name, location, days, picture }) => ({
    label,
    name,
    place: location,
    days,
    picture,
    facts: [],
  }));
  const names = lines.map(({ name }) => name);

  const confirmed = (when: string, booking: BookingEmail): Sample => ({
    when,
    text: bookingConfirmation(booking, now),
  });
  const cancelled = (when: string, paid: Parameters<typeof bookingCancelled>[1], byHost = false): Sample => ({
    when,
    text: bookingCancelled(usual, paid, { byHost }),
  });
  const changed = (when: string, change: ChangeOutcome): Sample => ({ when, text: bookingChanged(usual, change) });
  const refund = (when: string, reason: RefundReason, mode: 'live' | 'test' = 'live'): Sample => ({
    when,
    text: refundDue(usual, { mode, amount }, reason),
  });

  const item = { name: 'Har Ki Pauri at Dusk', days: 'Sun, 13 Dec 2026, 17:00, 2 hours' };
  const car = { name: 'Swift Dzire', days: '14 Dec 2026 – 16 Dec 2026, 3 days' };
  const trek = { name: 'Kuari Pass in Five Days', days: '15 Dec 2026 – 19 Dec 2026, 5 days' };
  const ofItem = { way: 'items-cancelled', items: [item], by: 'you', refund: null, due: null } as const;
  const mixed: MixedChange = {
    by: 'you',
    changed: [
      { name: car.name, was: '12 Dec 2026 – 14 Dec 2026, 3 days', now: car.days },
      { name: trek.name, was: trek.days, now: trek.days },
    ],
    cancelled: [item],
  };
  const dearer = { was: amount, now: times(rupee, 12_980) };
  const unused = (when: string, reason: RefundReason, back: 'gateway' | 'by-hand' | 'none' = 'gateway'): Sample => ({
    when,
    text: unusedPayment({ bookingId, amount, method: 'UPI', back, until, reason }),
  });

  const place = { product: 'Ganga Kinare', days: '12 Dec 2026 – 14 Dec 2026, 2 nights', link: `${publicUrl}/sample` };
  const toPartner = (when: string, replaces: boolean): Sample => ({
    when,
    text: partnerBooking({ ...place, bookingId, option: 'River Room', guests: '2 guests', due: until, replaces }),
  });
  const answered = (when: string, outcome: 'refused' | 'restored', offered: readonly string[] = []): Sample => ({
    when,
    text: placeAnswered(usual, { ...place, outcome, offered }),
  });

  return {
    'booking-confirmation': [
      confirmed('A booking is made', bookings.usual),
      confirmed('A booking is made with a hold of less than a day', bookings.short),
      confirmed('A booking is made with a stepped cancellation policy', bookings.steps),
      confirmed('A booking with several items is made', bookings.several),
      confirmed('A booking is made with an unconfirmed email address', bookings.unconfirmed),
      confirmed('A booking is made by another program with open choices', bookings.open),
      confirmed('A free booking is made', bookings.free),
    ],
    'payment-receipt': [
      { when: 'A payment is received', text: paymentReceipt(usual, { mode: 'live', method: 'Net Banking' }) },
      { when: 'A test payment is received', text: paymentReceipt(usual, { mode: 'test', method: 'Net Banking' }) },
    ],
    'part-payment': [
      {
        when: 'A part payment is received',
        text: partPayment(usual, { part: times(rupee, 5_000), due: rest, until }),
      },
    ],
    'booking-expired': [{ when: 'An unpaid hold expires', text: bookingExpired(usual) }],
    'booking-cancelled': [
      cancelled('A booking is cancelled with a refund', { refund: amount, mode: 'live' }),
      cancelled('A booking is cancelled too late for a refund', { refund: zero, mode: 'live' }),
      cancelled('A booking with a test payment is cancelled', { refund: amount, mode: 'test' }),
      cancelled('An unpaid booking is cancelled', null),
      cancelled(
        'A booking is cancelled because a partner cannot take the guest',
        { refund: amount, mode: 'live' },
        true,
      ),
    ],
    'booking-changed': [
      changed('A booking is changed for the same price', { way: 'done', refund: null }),
      changed('A booking is changed with a refund', { way: 'done', refund: { amount: rest, mode: 'live' } }),
      changed('A booking with a test payment is changed', { way: 'done', refund: { amount: rest, mode: 'test' } }),
      changed('An unpaid booking is changed', { way: 'unpaid' }),
      changed('A change is on hold until the difference is paid', { way: 'held', due: rest, until }),
      changed('The difference for a change is paid', { way: 'paid', due: rest }),
      changed('The difference for a change is not paid in time', { way: 'dropped' }),
      changed('An item is cancelled with a refund', {
        ...ofItem,
        refund: { amount: rest, mode: 'live' },
      }),
      changed('An item is cancelled too late for a refund', {
        ...ofItem,
        refund: { amount: zero, mode: 'live' },
      }),
      changed('You cancel several items', { ...ofItem, by: 'us', items: [item, car] }),
      changed('Items are changed and others cancelled with a refund', {
        way: 'done',
        refund: { amount: rest, mode: 'live' },
        mixed,
      }),
      changed('You change some items and cancel others', {
        way: 'done',
        refund: null,
        mixed: { ...mixed, by: 'us', cancelled: [item, car] },
      }),
      changed('Items of an unpaid booking are changed and others cancelled', { way: 'unpaid', mixed }),
      changed('Such a change waits for the difference', { way: 'held', due: rest, until, mixed }),
      changed('The difference for such a change came', { way: 'paid', due: rest, mixed: { ...mixed, by: null } }),
      changed('An item of an unpaid booking is cancelled', { ...ofItem, due: { amount, until } }),
      changed('An item is cancelled because a partner cannot take the guest', {
        ...ofItem,
        by: 'host',
        refund: { amount: rest, mode: 'live' },
      }),
    ],
    'refund-due': [
      refund('A payment arrives after the hold, and the dates are sold out', 'late-sold-out'),
      refund('A payment arrives after the hold, and the price has risen', dearer),
      refund('A payment arrives after the hold, and the item is no longer on sale', 'late-not-sold'),
      refund('A payment arrives after the hold, and the cancellation policy has changed', 'late-other-policy'),
      refund('A payment arrives after the first day of the booking', 'late-begun'),
      refund('A payment of a different amount arrives after the hold', 'late'),
      refund('The payment for a change arrives after its hold', 'late-change'),
      refund('A payment arrives after the booking was cancelled', 'cancelled'),
      refund('A second payment arrives', 'paid-before'),
      refund('A payment of a different amount arrives', 'other-amount'),
      refund('A payment is more than the balance', 'more-than-asked'),
      refund('Only part of the price is paid in time', 'part-only'),
      refund('You issue a refund beyond policy', 'goodwill'),
      refund('A test payment arrives after the hold', 'late-sold-out', 'test'),
    ],
    'unused-payment': [
      unused('A payment arrives after the hold, and the dates are sold out (to you)', 'late-sold-out', 'gateway'),
      unused('A payment arrives after the hold, and the price has risen (to you)', dearer, 'by-hand'),
      unused(
        'A payment arrives after the hold, and the item is no longer on sale (to you)',
        'late-not-sold',
        'gateway',
      ),
      unused('A payment arrives after the hold, and the cancellation policy has changed (to you)', 'late-other-policy'),
      unused('A payment arrives after the first day of the booking (to you)', 'late-begun'),
      unused('A payment of a different amount arrives after the hold (to you)', 'late'),
      unused('The payment for a change arrives after its hold (to you)', 'late-change'),
      unused('A payment arrives for a cancelled booking (to you)', 'cancelled'),
      unused('A second payment arrives (to you)', 'paid-before'),
      unused('A payment of a different amount arrives (to you)', 'other-amount'),
      unused('A test payment cannot be used (to you)', 'late', 'none'),
    ],
    'hold-ending': [
      {
        when: 'A quarter of the payment time is left',
        text: holdEnding(usual, { due: amount, until, change: false }),
      },
      {
        when: 'A quarter of the payment time for a change is left',
        text: holdEnding(usual, { due: rest, until, change: true }),
      },
    ],
    'free-cancellation-ending': [
      { when: 'One day before free cancellation ends', text: freeCancellationEnding(usual, { until, lines }) },
    ],
    'trip-begins': [
      { when: 'One day before the trip starts', text: tripBegins(usual, { day: dayOf('2026-12-12'), lines }) },
    ],
    'partner-booking': [
      toPartner('A booking of a partner’s listing is confirmed (to the partner)', false),
      toPartner('An item of such a booking is changed (to the partner)', true),
    ],
    'place-answered': [
      answered('A partner cannot take a guest, and other stays are free', 'refused', ['Jhula View, River Room']),
      answered('A partner cannot take a guest', 'refused'),
      answered('You mark a guest as expected whom the partner could not take', 'restored'),
    ],
    'review-invitation': [
      { when: 'After the trip', text: reviewInvitation(usual, { names, leave: `${publicUrl}/sample` }) },
    ],
  } satisfies Partial<Samples>;
}
