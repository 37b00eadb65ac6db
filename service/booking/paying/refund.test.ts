import { describe, expect, test } from 'vitest';
import { booking, bookingLine, now, payment } from '../../../tests/sold-things.ts';
import { fromRupees, paiseOf } from '../../core/money.ts';
import { paidFor, refundAt } from './refund.ts';

const later = new Date(now.getTime() + 1);
const free = { freeUntil: later.toISOString() };
const ended = { freeUntil: now.toISOString() };

test('paid is what was captured and not given back', () => {
  const payments = [
    payment(4_720),
    payment(100, { status: 'open' }),
    payment(200, { status: 'failed' }),
    payment(400, { status: 'refund_due' }),
    payment(800, { status: 'refunded' }),
    payment(1_600),
  ];
  expect(paidFor(booking({ payments }))).toBe(fromRupees(6_320));
});

describe('what comes back', () => {
  const whole = { payments: [payment(4_720)] };
  test('is the whole price of a line with its tax until its free cancellation ends, and nothing from then on', () => {
    expect(refundAt(booking({ ...whole, lines: [bookingLine({}, free)] }), now)).toBe(fromRupees(4_720));
    expect(refundAt(booking({ ...whole, lines: [bookingLine({}, free)] }), later)).toBe(0);
    expect(refundAt(booking({ ...whole, lines: [bookingLine({}, ended)] }), now)).toBe(0);
    expect(refundAt(booking({ ...whole, lines: [bookingLine()] }), now)).toBe(0);
  });
  test('is told line by line', () => {
    const lines = [
      bookingLine({}, free),
      bookingLine({ subtotal: paiseOf(100_001), tax: paiseOf(5_002) }, free),
      bookingLine({ subtotal: fromRupees(9_000), tax: fromRupees(1_620) }),
    ];
    expect(refundAt(booking({ lines, payments: [payment(16_390.03)] }), now)).toBe(fromRupees(5_770.03));
  });
  test('is never more than was paid', () => {
    const part = booking({ lines: [bookingLine({}, free)], payments: [payment(1_000)] });
    expect(refundAt(part, now)).toBe(fromRupees(1_000));
    expect(refundAt(booking({ lines: [bookingLine({}, free)] }), now)).toBe(0);
  });
});
