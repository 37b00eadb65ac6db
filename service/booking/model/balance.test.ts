import { describe, expect, test } from 'vitest';
import { booking, bookingLine, now, payment } from '../../../tests/sold-things.ts';
import { fromRupees, paiseOf, zero } from '../../core/money.ts';
import {
  dueAt,
  erasureObstacleOf,
  linesAfterChange,
  paidAmount,
  partPaid,
  pendingChangeAt,
  refundAt,
  refundsToSendByHand,
  remainingOf,
  standingOf,
} from './balance.ts';
import type { Refund } from './payment.ts';

const refund = (rupees: number, state: Refund['state'] = 'done'): Refund => ({
  id: 1,
  origin: 'own',
  key: 'refund-1',
  reference: null,
  amount: fromRupees(rupees),
  state,
  problem: null,
});

const later = new Date(now.getTime() + 1);
const free = { freeUntil: later.toISOString() };
const ended = { freeUntil: now.toISOString() };

test('paid is what was captured and not given back', () => {
  const payments = [
    payment(4_720),
    payment(100, { status: 'open' }),
    payment(200, { status: 'failed' }),
    payment(400, { refunds: [refund(400)] }),
    payment(800, { refunds: [refund(300, 'due'), refund(500, 'failed')] }),
    payment(1_600, { refunds: [refund(600, 'sent')] }),
    // a dispute took what had been refunded before: it takes nothing from other payments
    payment(50, { refunds: [refund(50), refund(50)] }),
  ];
  expect(paidAmount(booking({ payments }))).toBe(fromRupees(5_720));
});

test.each([
  ['open', payment(100, { status: 'open' }), 'open'],
  ['captured', payment(100), 'captured'],
  ['owed a part', payment(100, { refunds: [refund(40, 'due')] }), 'refund_due'],
  ['sent to the bank', payment(100, { refunds: [refund(60), refund(40, 'sent')] }), 'refund_due'],
  ['refused for good', payment(100, { refunds: [refund(100, 'failed')] }), 'refund_due'],
  ['given back in part', payment(100, { refunds: [refund(40)] }), 'captured'],
  ['given back whole', payment(100, { refunds: [refund(40), refund(60)] }), 'refunded'],
  ['refunded and lost to a dispute', payment(100, { refunds: [refund(60), refund(100)] }), 'refunded'],
] as const)('a payment %s stands so', (_, of, standing) => {
  expect(standingOf(of)).toBe(standing);
});

describe('what is returned', () => {
  const whole = { status: 'confirmed', payments: [payment(4_720)] } as const;
  test('is the whole price of a line with its tax until its free cancellation ends, and nothing from then on', () => {
    expect(refundAt(booking({ ...whole, lines: [bookingLine({}, free)] }), now)).toBe(fromRupees(4_720));
    expect(refundAt(booking({ ...whole, lines: [bookingLine({}, free)] }), later)).toBe(0);
    expect(refundAt(booking({ ...whole, lines: [bookingLine({}, ended)] }), now)).toBe(0);
    expect(refundAt(booking({ ...whole, lines: [bookingLine()] }), now)).toBe(0);
    const part = { payments: [payment(9_440, { refunds: [refund(4_720)] })], lines: [bookingLine({}, free)] };
    expect(refundAt(booking({ ...part, status: 'cancelled' }), now), 'and nothing twice').toBe(0);
  });
  test('is told line by line', () => {
    const lines = [
      bookingLine({}, free),
      bookingLine({ subtotal: paiseOf(100_001), tax: paiseOf(5_002) }, free),
      bookingLine({ subtotal: fromRupees(9_000), tax: fromRupees(1_620) }),
    ];
    expect(refundAt(booking({ status: 'confirmed', lines, payments: [payment(16_390.03)] }), now)).toBe(
      fromRupees(5_770.03),
    );
  });
  test('is never more than was paid', () => {
    const part = booking({ status: 'confirmed', lines: [bookingLine({}, free)], payments: [payment(1_000)] });
    expect(refundAt(part, now)).toBe(fromRupees(1_000));
    expect(refundAt(booking({ lines: [bookingLine({}, free)] }), now)).toBe(0);
  });
  test('is every part of a price that was not paid whole, whatever the terms', () => {
    const parts = booking({ lines: [bookingLine({}, ended)], payments: [payment(1_000), payment(200)] });
    expect([refundAt(parts, now), partPaid(parts)]).toEqual([fromRupees(1_200), fromRupees(1_200)]);
    expect(dueAt(parts, now)?.amount).toBe(parts.total - fromRupees(1_200));
    expect(partPaid({ ...parts, status: 'confirmed' })).toBe(0);
  });
});

describe('a change that waits for its payment', () => {
  const lines = [bookingLine(), bookingLine({ id: 2, position: 1 })];
  const proposed = bookingLine({ id: 3, state: 'proposed' });
  const dropped = bookingLine({ id: 4, state: 'dropped' });
  const pendingChange = {
    ends: [{ line: 1, to: 'replaced' as const, retained: zero }],
    begins: [3],
    due: fromRupees(1_180),
    until: later,
  };
  const of = booking({ status: 'confirmed', lines, allLines: [...lines, proposed, dropped], pendingChange });

  test('is due until its deadline, of a paid booking', () => {
    expect(pendingChangeAt(of, now)).toBe(pendingChange);
    expect(dueAt(of, now)).toEqual({ amount: fromRupees(1_180), until: later });
    for (const none of [
      pendingChangeAt(of, later),
      pendingChangeAt({ ...of, status: 'pending' }, now),
      dueAt(of, later),
    ])
      expect(none).toBeNull();
    expect(pendingChangeAt({ ...of, pendingChange: null }, now)).toBeNull();
  });

  test('would leave the lines that it does not end, and its own', () => {
    expect(linesAfterChange(of).map(({ id }) => id)).toEqual([2, 3]);
    expect(linesAfterChange({ ...of, pendingChange: null }).map(({ id }) => id)).toEqual([1, 2]);
  });
});

test('an unpaid booking is due until its hold ends, unless it is paid in parts already', () => {
  const of = booking({ holdUntil: later });
  expect(dueAt(of, now)).toEqual({ amount: fromRupees(4_720), until: later });
  expect(dueAt(of, later)).toBeNull();
  expect(dueAt({ ...of, payments: [payment(4_720)] }, now)).toBeNull();
});

test('nothing is left of a payment that failed, or of one that was disputed after its refund', () => {
  expect(remainingOf(payment(50, { refunds: [refund(50), refund(50)] }))).toBe(0);
  expect(remainingOf(payment(50, { status: 'held' }))).toBe(0);
  expect(remainingOf(payment(50, { refunds: [refund(20)] }))).toBe(fromRupees(30));
});

test('a refund is sent by hand where the gateway cannot, or gave up; none of a test', () => {
  const phonepe = {
    clientId: 'x',
    clientSecret: 'y',
    clientVersion: 1,
    webhookUser: 'padharo',
    webhookPassword: 'a password 1',
    sandbox: false,
    url: 'http://127.0.0.1:1',
  };
  const config = {
    secret: 'a secret of thirty-two characters, for tests',
    testPayments: true,
    gateways: { first: undefined, razorpay: undefined, phonepe },
  };
  const refunds = (['due', 'sent', 'done', 'failed'] as const).map((state) => refund(1, state));
  const byHand = (gateway: string, mode: 'live' | 'test' = 'live') =>
    refundsToSendByHand(config, payment(100, { gateway, mode, refunds })).map(({ state }) => state);
  expect(byHand('phonepe')).toEqual(['failed']);
  expect(byHand('upi')).toEqual(['due', 'failed']);
  expect(byHand('test')).toEqual(['due', 'failed']);
  expect(byHand('upi', 'test')).toEqual([]);
});

describe('a booking can be erased', () => {
  const due = payment(100, { refunds: [refund(100, 'due')] });
  test.each([
    ['not while it is held unpaid', { holdUntil: later }, 'unpaid'],
    ['once its hold has ended', { holdUntil: now }, null],
    ['not before the trip', { status: 'confirmed' }, 'to-come'],
    ['after the trip', { status: 'completed', payments: [payment(100)] }, null],
    ['not while a refund is due', { status: 'cancelled', payments: [payment(1), due] }, 'money'],
    ['not while a payment is on hold', { status: 'completed', payments: [payment(1, { status: 'held' })] }, 'money'],
    ['not before its part payment is refunded', { holdUntil: now, payments: [payment(100)] }, 'money'],
    ['once its part payment is refunded', { holdUntil: now, payments: [payment(9, { refunds: [refund(9)] })] }, null],
    ['whatever is due of a test', { status: 'cancelled', payments: [{ ...due, mode: 'test' }] }, null],
    ['cancelled, with what its policy retains', { status: 'cancelled', payments: [payment(100)] }, null],
  ] as const)('%s', (_, own, obstacle) => {
    expect(erasureObstacleOf(booking(own), now)).toBe(obstacle);
  });
});
