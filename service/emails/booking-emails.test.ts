import { expect, test } from 'vitest';
import { booking, flat, hours, now, sent } from '../../tests/sent-emails.ts';
import { paiseOf } from '../core/money.ts';
import { bookingCancelled } from './booking-cancelled.email.ts';
import { bookingChanged } from './booking-changed.email.ts';
import { bookingConfirmation } from './booking-confirmation.email.ts';
import type { BookingEmail } from './booking-email.ts';
import { bookingExpired, holdEnding } from './hold.email.ts';
import { paymentReceipt } from './payment.email.ts';
import { type RefundReason, refundDue } from './refund-due.email.ts';
import { unusedPayment } from './unused-payment.email.ts';

const modes = ['live', 'test'] as const;
const reasons = ['late-sold-out', 'cancelled', 'paid-before', 'other-amount'] as const;

const all = (data: BookingEmail) =>
  [
    bookingConfirmation(data, now),
    bookingExpired(data),
    bookingCancelled(data),
    bookingChanged(data, { way: 'unpaid' }),
    bookingChanged(data, { way: 'held', due: paiseOf(500_000), until: now }),
    bookingChanged(data, { way: 'paid', due: paiseOf(500_000) }),
    bookingChanged(data, { way: 'done', refund: null }),
    bookingChanged(data, { way: 'dropped' }),
    bookingChanged(data, {
      way: 'items-cancelled',
      items: data.lines.map(({ name, days }) => ({ name, days })),
      by: 'you',
      refund: null,
      due: { amount: paiseOf(500_000), until: now },
    }),
    ...modes.flatMap((mode) => [
      paymentReceipt(data, { mode, method: 'Digital Wallet' }),
      bookingCancelled(data, { refund: paiseOf(500_000), mode }),
      ...reasons.map((reason) => refundDue(data, { mode, amount: data.total }, reason)),
    ]),
  ].map(sent);

test('every booking email contains in both forms what was booked and for how much', () => {
  for (const { subject, html, plain } of all(booking)) {
    expect(subject).toContain('BOOK_1763613000000_AB12CD');
    for (const part of [html, plain]) {
      for (const fact of ['Ganga Kinare', 'River Room', '3 nights', '₹1,34,500', 'GST (18%)', '₹24,210', '₹1,58,710']) {
        expect(part).toContain(fact);
      }
    }
    expect(plain).not.toMatch(/<\/?[a-z]/);
  }
});

test('the confirmation contains the payment link as button and text, the method, and the real deadline of the hold', () => {
  const { html, plain } = sent(bookingConfirmation(booking, now));
  expect(html.match(/href="https:\/\/padharo\.test\/payment\/[^"]*\?key=a&amp;b=c"/g)).toHaveLength(2);
  expect(plain).toContain(booking.paymentLink);
  for (const part of [html, plain]) {
    expect(flat(part)).toContain('Pay by 21 Nov 2026, 10:00 am to keep it');
    expect(flat(part)).toContain('24 hours');
    expect(part).toContain('Payment method: UPI');
  }
});

test.each([
  ['made', bookingConfirmation(booking, now), ['Total', '₹1,58,710', 'Pay by 21 Nov', 'Pay ₹1,58,710'], 'River Room'],
  [
    'paid',
    paymentReceipt({ ...booking, freeUntil: hours(48) }, { mode: 'live', method: 'UPI' }),
    ['We received ₹1,58,710', 'free of charge until 22 Nov 2026, 10:00 am', 'See your booking'],
    'River Room',
  ],
  [
    'waiting',
    holdEnding(booking, { due: booking.total, until: hours(6), change: false }),
    ['until 20 Nov 2026, 4:00 pm', '₹1,58,710 is due', 'Pay ₹1,58,710'],
    'River Room',
  ],
  ['changed', bookingChanged(booking, { way: 'unpaid' }), ['Pay ₹1,58,710 by 21 Nov', 'Pay ₹1,58,710'], 'River Room'],
] as const)('%s: amount, deadline and button stand above the items, in both forms', (_, email, first, item) => {
  const { html, plain } = sent(email);
  for (const part of [flat(html.slice(html.indexOf('<h1'))), flat(plain)]) {
    let at = 0;
    for (const fact of [...first, item]) {
      expect(part.indexOf(fact, at), fact).toBeGreaterThan(-1);
      at = part.indexOf(fact, at) + fact.length;
    }
  }
});

test('an item has its days and its picture, and can do without', () => {
  const { html, plain } = sent(bookingConfirmation(booking, now));
  const picture = 'https://padharo.test/email-pictures/artwork/hotel-12.town.jpg';
  expect(html).toContain(`<img class="note" src="${picture}" alt="Ganga Kinare" width="96" height="96"`);
  expect(plain).toMatch(/\n12 Dec 2026 – 15 Dec 2026, 3 nights\nStay: Ganga Kinare\n/);
  const lines = booking.lines.map((line) => ({ ...line, picture: null }));
  expect(sent(bookingConfirmation({ ...booking, lines }, now)).html).not.toContain('<img');
});

test('a hold shorter than a day does not claim 24 hours', () => {
  const { html, plain } = sent(bookingConfirmation({ ...booking, payBy: hours(5) }, now));
  for (const part of [html, plain]) {
    expect(flat(part)).toContain('Pay by 20 Nov 2026, 3:00 pm to keep it');
    expect(flat(part)).not.toContain('24 hours');
  }
});

test('a cancellation says what happens to the money', () => {
  expect(sent(bookingCancelled(booking)).plain).toContain('You had not paid');
  expect(sent(bookingCancelled(booking, { refund: paiseOf(0), mode: 'live' })).plain).toContain('no refund is due');
  expect(sent(bookingCancelled(booking, { refund: paiseOf(500_000), mode: 'live' })).plain).toContain('refund ₹5,000');
  for (const reason of reasons)
    expect(flat(sent(refundDue(booking, { mode: 'live', amount: booking.total }, reason)).plain)).toContain(
      '5–10 business days',
    );
});

test('no email about a test payment says that money was received or refunded', () => {
  const trials = [
    paymentReceipt(booking, { mode: 'test', method: 'UPI' }),
    bookingCancelled(booking, { refund: paiseOf(500_000), mode: 'test' }),
    ...reasons.map((reason) => refundDue(booking, { mode: 'test', amount: booking.total }, reason)),
  ].map(sent);
  for (const { subject, html, plain } of trials) {
    for (const part of [html, plain]) expect(flat(part)).toContain('You were not charged');
    for (const part of [subject, html, plain])
      expect(flat(part)).not.toMatch(/business days|we send|we(?:’ll| will) refund|refunding|goes? back|We received/i);
  }
});

test('an unused payment is explained: too late and why, after the end, or twice', () => {
  const say = (reason: RefundReason) =>
    flat(sent(refundDue(booking, { mode: 'live', amount: booking.total }, reason)).plain);
  const after = 'Your payment reached us after the hold had expired on 21 Nov 2026, 10:00 am (India time).';
  expect(say('late-sold-out')).toContain(`${after} Your dates are no longer available.`);
  expect(say('late-not-sold')).toContain(`${after} Your items are no longer on sale.`);
  expect(say('late-other-policy')).toContain(`${after} The cancellation policy has changed since then.`);
  expect(say({ was: booking.total, now: paiseOf(16_000_000) })).toContain(
    `${after} The price has risen since then, from ₹1,58,710 to ₹1,60,000.`,
  );
  expect(say('late-change')).toContain('Your booking has not changed.');
  expect(say('cancelled')).toContain('after this booking had been cancelled');
  expect(say('paid-before')).toContain('Your booking has not changed');
  expect(say('other-amount')).toContain('did not match the amount due');
});

test('the operator learns which payment could not be used, why, and who refunds it', () => {
  const facts = { bookingId: booking.bookingId, amount: paiseOf(500_000), method: 'Net Banking', until: booking.payBy };
  const say = (back: 'gateway' | 'by-hand' | 'none', reason: RefundReason) =>
    flat(sent(unusedPayment({ ...facts, back, reason })).plain);
  const dearer = say('gateway', { was: paiseOf(500_000), now: paiseOf(600_000) });
  expect(dearer).toContain(
    'We received ₹5,000 by Net Banking. It arrived after the hold had expired on 21 Nov 2026, 10:00 am',
  );
  expect(dearer).toContain('The price has risen since then, from ₹5,000 to ₹6,000. The refund is sent automatically.');
  expect(say('by-hand', 'late-sold-out')).toContain('Please refund it by hand');
  expect(say('none', 'paid-before')).toContain('This was a test payment, so there is nothing to refund.');
});

test('hostile data cannot inject markup, headers or endless emails', () => {
  const evil = `<script>alert(1)</script>"'\r\nBcc: x@y.z\0${'A'.repeat(100_000)}`;
  const hostile: BookingEmail = {
    ...booking,
    bookingId: evil,
    customerName: evil,
    lines: booking.lines.map((line) => ({
      ...line,
      label: evil,
      name: evil,
      option: evil,
      location: evil,
      days: evil,
      guests: evil,
      pickUp: evil,
    })),
    sums: [{ label: evil, amount: paiseOf(100) }],
    paymentMethodLabel: evil,
  };
  for (const { subject, html, plain } of all(hostile)) {
    expect(subject).not.toMatch(/[\r\n\0]/);
    expect(html).not.toMatch(/<script|\r|\0/);
    expect(plain).not.toMatch(/\r|\0|^Bcc/m);
    expect(html.length).toBeLessThan(20_000);
  }
});

test('a link that is not http is refused', () => {
  expect(() => bookingConfirmation({ ...booking, paymentLink: 'javascript:alert(1)' }, now)).toThrow(RangeError);
});

test('emails to a confirmed owner say where a car is handed over', () => {
  const lines = booking.lines.map((line) => ({ ...line, pickUp: 'Varanasi Junction' }));
  for (const { html, plain } of all({ ...booking, lines })) {
    for (const part of [html, plain]) expect(part).toContain('Pick-up: Varanasi Junction');
  }
});

test('a changed booking shows what is to be paid or refunded, and only a real payment is refunded', () => {
  const told = (change: Parameters<typeof bookingChanged>[1]) => flat(sent(bookingChanged(booking, change)).plain);
  expect(told({ way: 'unpaid' })).toContain('Pay ₹1,58,710 by');
  const held = told({ way: 'held', due: paiseOf(500_000), until: hours(24) });
  expect(held).toContain('Your booking stays the same until you pay the difference');
  expect(held).toContain('Pay the difference of ₹5,000 by');
  expect(told({ way: 'done', refund: { amount: paiseOf(500_000), mode: 'live' } })).toContain('We’ll refund ₹5,000');
  expect(told({ way: 'done', refund: { amount: paiseOf(500_000), mode: 'test' } })).toContain('You were not charged');
  expect(told({ way: 'done', refund: null })).toContain('nothing to pay or refund');
  expect(told({ way: 'dropped' })).toContain('Your booking is unchanged');
});

test('every booking email says where and when a visit begins', () => {
  const meeting = { time: '07:00', point: 'Haridwar station' };
  const at = (meeting: BookingEmail['lines'][number]['meeting']) =>
    all({ ...booking, lines: booking.lines.map((line) => ({ ...line, meeting })) });
  for (const { html, plain } of at(meeting))
    for (const part of [html, plain]) expect(part).toContain('Meeting point: Haridwar station, at 07:00');
  for (const { plain } of at({ ...meeting, time: '' })) expect(plain).toMatch(/Meeting point: Haridwar station$/m);
  for (const { plain } of at({ ...meeting, point: '' })) expect(plain).toContain('Meeting time: 07:00');
});

test('a cancelled item is named, with who cancelled it and the refund', () => {
  const say = (change: Parameters<typeof bookingChanged>[1]) => flat(sent(bookingChanged(booking, change)).plain);
  const items = [
    { name: 'Swift Dzire', days: '14 Dec 2026 – 15 Dec 2026, 2 days' },
    { name: 'Ganga Rafting', days: '12 Dec 2026' },
  ];
  const cancelled = { way: 'items-cancelled', items, by: 'you', refund: null, due: null } as const;
  const byUs = say({ ...cancelled, by: 'us', refund: { amount: paiseOf(500_000), mode: 'live' } });
  expect(byUs).toContain('Some items in your booking are cancelled');
  expect(byUs).toContain('We cancelled Swift Dzire (14 Dec 2026 – 15 Dec 2026, 2 days). We cancelled Ganga Rafting (');
  expect(byUs).toContain('We’ll refund ₹5,000');
  expect(say({ ...cancelled, refund: { amount: paiseOf(500_000), mode: 'test' } })).toContain('You were not charged');
  expect(say(cancelled)).toContain('You cancelled Swift Dzire');
  expect(say(cancelled)).toContain('nothing to pay or refund');
});

test('a change that changes items and cancels others names both, and the money of both together', () => {
  const email = (change: Parameters<typeof bookingChanged>[1]) => {
    const { subject, plain } = sent(bookingChanged(booking, change));
    return { subject, text: flat(plain) };
  };
  const rafting = { name: 'Ganga Rafting', days: 'Sat, 12 Dec 2026, 07:00, 3 hours' };
  const car = { name: 'Swift Dzire', days: '14 Dec 2026 – 15 Dec 2026, 2 days' };
  const mixed = {
    by: 'you',
    changed: [{ name: 'Ganga Kinare', was: '3 nights', now: '4 nights' }],
    cancelled: [rafting],
  } as const;
  const done = email({ way: 'done', refund: { amount: paiseOf(500_000), mode: 'live' }, mixed });
  expect(done.subject).toBe('Your booking BOOK_1763613000000_AB12CD has changed and an item is cancelled');
  expect(done.text).toContain(
    'You changed Ganga Kinare from 3 nights to 4 nights. You cancelled Ganga Rafting (Sat, 12 Dec 2026, 07:00, 3 hours).',
  );
  expect(done.text).toContain('In total, we’ll refund ₹5,000 to your original payment method');
  const byUs = email({ way: 'unpaid', mixed: { ...mixed, by: 'us', cancelled: [rafting, car] } });
  expect(byUs.subject).toContain('has changed and items are cancelled');
  expect(byUs.text).toContain('We changed Ganga Kinare from 3 nights to 4 nights. We cancelled Ganga Rafting (');
  expect(byUs.text).toContain('We cancelled Swift Dzire (');
  const held = email({ way: 'held', due: paiseOf(500_000), until: hours(24), mixed });
  expect(held.subject).toContain('We’re holding your change');
  expect(held.text).toContain('Once you pay the difference, we’ll change Ganga Kinare from 3 nights to 4 nights.');
  expect(held.text).toContain(
    'Once you pay the difference, we’ll cancel Ganga Rafting (Sat, 12 Dec 2026, 07:00, 3 hours)',
  );
  expect(held.text).toContain('In total, pay the difference of ₹5,000 by');
  const paid = email({ way: 'paid', due: paiseOf(500_000), mixed: { ...mixed, by: null } });
  expect(paid.text).toContain('Ganga Kinare has changed from 3 nights to 4 nights. Ganga Rafting (');
  expect(paid.text).toContain('We received ₹5,000 for the change.');
  const unseen = { ...mixed, changed: [{ name: 'Swift Dzire', was: '', now: '' }] };
  expect(email({ way: 'done', refund: null, mixed: unseen }).text).toContain('You changed Swift Dzire. You cancelled');
});

test('the confirmation shows the refund for cancelling: as a sentence, or as dates and rupees', () => {
  const steps = [
    { when: 'Free cancellation until 7 Dec 2026, 2:00 pm', back: paiseOf(15_871_000) },
    { when: '50% refund until 11 Dec 2026, 2:00 pm', back: paiseOf(7_935_500) },
  ];
  const lines = booking.lines.map((line) => ({ ...line, terms: { text: 'not this', steps } }));
  const [one, several] = [booking, { ...booking, lines }].map((data) => sent(bookingConfirmation(data, now)));
  for (const part of [one?.html ?? '', one?.plain ?? ''])
    expect(flat(part)).toMatch(/Cancellation: (<[^>]*>)?Free cancellation until 11 Dec 2026, 2:00 pm/);
  expect(several?.plain).toContain(
    'Cancellation\n  Free cancellation until 7 Dec 2026, 2:00 pm: ₹1,58,710\n  50% refund until 11 Dec 2026, 2:00 pm: ₹79,355\n  After that: No refund',
  );
  for (const fact of ['₹79,355', 'After that']) expect(several?.html).toContain(fact);
  expect(several?.plain).not.toContain('not this');
});
