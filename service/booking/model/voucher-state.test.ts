import { expect, test } from 'vitest';
import { booking, bookingLine, now } from '../../../tests/sold-things.ts';
import { dayOf } from '../../core/day.ts';
import { purchaseFingerprint } from '../../documents/voucher-token.ts';
import type { Booking, BookingLine } from './booking.ts';
import { voucherFactsOf } from './trip-of-booking.ts';
import { voucherState } from './voucher-state.ts';

const promised = voucherFactsOf(booking(), bookingLine());
const { bookingId, lineId, name, startDay, lastDay } = promised;
const token = { bookingId, lineId, name, startDay, lastDay, mark: purchaseFingerprint(promised), ended: false };
const state = (own: { booking?: Partial<Booking>; line?: Partial<BookingLine>; usedAt?: Date; ended?: boolean }) =>
  voucherState(
    { ...token, ended: own.ended ?? false },
    {
      booking: booking({ status: 'confirmed', ...own.booking }),
      line: bookingLine(own.line),
      usedAt: own.usedAt ?? null,
    },
    now,
  );

test.each([
  ['valid', {}],
  ['valid', { booking: { status: 'completed' } }],
  ['used', { usedAt: now }],
  ['used', { usedAt: now, ended: true }],
  ['cancelled', { booking: { status: 'pending' } }],
  ['cancelled', { booking: { status: 'cancelled' }, usedAt: now }],
  ['cancelled', { line: { state: 'cancelled' } }],
  ['changed', { line: { state: 'replaced' } }],
  ['changed', { line: { startDay: dayOf('2026-12-11') } }],
  ['over', { ended: true }],
] as const)('a voucher is %s: %j', (expected, own) => {
  expect(state(own)).toBe(expected);
});

test('a voucher of nothing that is known is cancelled', () => {
  expect(voucherState(token, undefined, now)).toBe('cancelled');
});
