import { describe, expect, test } from 'vitest';
import { booking, bookingLine, payment } from '../../../tests/sold-things.ts';
import { dayOf } from '../../core/day.ts';
import { fromRupees } from '../../core/money.ts';
import type { Booking } from './booking.ts';
import { freeUntilOf, holdReminderAt, remindersAt, wakingBefore } from './reminder.ts';

const ist = (text: string) => new Date(`${text.replace(' ', 'T')}:00+05:30`);

describe('what can wait is written while India is awake', () => {
  test.each([
    ['2026-12-10 08:00', '2026-12-10 08:00'],
    ['2026-12-10 21:59', '2026-12-10 21:59'],
    ['2026-12-10 22:00', '2026-12-10 21:00'],
    ['2026-12-10 07:59', '2026-12-09 21:00'],
    ['2026-12-10 00:00', '2026-12-09 21:00'],
  ])('%s: %s', (at, awake) => expect(wakingBefore(ist(at))).toEqual(ist(awake)));
});

describe('a hold is reminded of with a quarter of it left', () => {
  test.each<[string, string, string | null]>([
    ['2026-12-10 14:00', '2026-12-11 14:00', '2026-12-11 08:00'],
    ['2026-12-10 10:00', '2026-12-11 10:00', '2026-12-10 21:00'],
    ['2026-12-10 02:00', '2026-12-10 07:00', '2026-12-10 05:45'],
    ['2026-12-10 20:30', '2026-12-11 02:30', '2026-12-11 01:00'],
    ['2026-12-10 19:30', '2026-12-11 01:30', '2026-12-10 21:00'],
    ['2026-12-10 10:00', '2026-12-10 12:00', null],
    ['2026-12-10 10:00', '2026-12-10 13:59', null],
    ['2026-12-10 10:00', '2026-12-10 14:00', '2026-12-10 13:00'],
  ])('from %s until %s: %s', (began, until, at) =>
    expect(holdReminderAt(ist(began), ist(until))).toEqual(at && ist(at)),
  );
});

const sold = ist('2026-12-01 10:00');
const line = bookingLine(
  { startDay: dayOf('2026-12-12'), endDay: dayOf('2026-12-14') },
  { freeUntil: ist('2026-12-11 00:00').toISOString() },
);
const kindsAt = (at: string, own: Partial<Booking> = {}) =>
  remindersAt(booking({ status: 'confirmed', createdAt: sold, updatedAt: sold, lines: [line], ...own }), ist(at)).map(
    ({ kind }) => kind,
  );

describe('a paid booking', () => {
  test.each<[string, string[]]>([
    ['2026-12-09 20:59', []],
    ['2026-12-09 21:00', ['free-cancellation-ends']],
    ['2026-12-10 03:00', []],
    ['2026-12-10 21:59', ['free-cancellation-ends']],
    ['2026-12-11 00:00', []],
    ['2026-12-11 09:59', []],
    ['2026-12-11 10:00', ['begins']],
    ['2026-12-11 22:00', []],
    ['2026-12-12 08:00', []],
  ])('at %s: %j', (at, kinds) => expect(kindsAt(at)).toEqual(kinds));

  test('that was sold or changed when it would have been time needs none', () => {
    expect(kindsAt('2026-12-10 10:00', { updatedAt: ist('2026-12-10 09:00') })).toEqual([]);
    expect(kindsAt('2026-12-11 12:00', { updatedAt: ist('2026-12-11 11:00') })).toEqual([]);
  });

  test('that was free, or comes back by half only, has no date to warn of', () => {
    const schedule = [{ until: ist('2026-12-11 00:00').toISOString(), percent: 50 }];
    const half = { ...line, cancellation: { ...line.cancellation, schedule } };
    expect(kindsAt('2026-12-10 10:00', { lines: [half] })).toEqual([]);
    expect(
      kindsAt('2026-12-10 10:00', { lines: [bookingLine({ ...line, subtotal: bookingLine({}).retained })] }),
    ).toEqual([]);
  });

  test.each(['pending', 'cancelled'] as const)('nothing of the kind while it is %s', (status) => {
    for (const at of ['2026-12-10 10:00', '2026-12-11 12:00']) expect(kindsAt(at, { status })).toEqual([]);
  });

  test('is asked for a review by day, within a week, where it has an account', () => {
    const over = { status: 'completed' as const, updatedAt: ist('2026-12-14 00:10') };
    expect(kindsAt('2026-12-14 00:15', over)).toEqual([]);
    expect(kindsAt('2026-12-14 08:00', over)).toEqual(['review']);
    expect(kindsAt('2026-12-21 08:00', { ...over, updatedAt: ist('2026-12-14 08:00') })).toEqual([]);
    expect(kindsAt('2026-12-14 08:00', { ...over, userId: null })).toEqual([]);
  });
});

test('an unpaid booking is reminded until its hold ends', () => {
  const unpaid = { status: 'pending' as const, holdUntil: ist('2026-12-02 10:00') };
  expect(kindsAt('2026-12-01 20:59', unpaid)).toEqual([]);
  expect(kindsAt('2026-12-01 21:00', unpaid)).toEqual(['hold-ends']);
  expect(kindsAt('2026-12-02 10:00', unpaid)).toEqual([]);
  expect(kindsAt('2026-12-01 11:59', { ...unpaid, holdUntil: ist('2026-12-01 12:00') }), 'a short hold').toEqual([]);
});

describe('a reminder says', () => {
  const remind = (at: string, own: Partial<Booking>) =>
    remindersAt(booking({ createdAt: sold, updatedAt: sold, lines: [line], ...own }), ist(at));
  const until = ist('2026-12-02 10:00');

  test('of an unpaid booking what is left to pay, and until when', () => {
    const due = booking({ lines: [line] }).total - fromRupees(1_000);
    expect(remind('2026-12-01 21:00', { holdUntil: until, payments: [payment(1_000)] })).toEqual([
      { kind: 'hold-ends', line: null, until, due },
    ]);
  });

  test('of a confirmed address nothing before three quarters of the longer hold', () => {
    const longer = { holdUntil: ist('2026-12-02 14:00'), addressConfirmedAt: ist('2026-12-01 14:00') };
    expect(remind('2026-12-02 07:59', longer)).toEqual([]);
    expect(remind('2026-12-02 08:00', longer)).toHaveLength(1);
  });

  test('of a change that waits for its payment what is due, day and night', () => {
    const pendingChange = { ends: [], begins: [7, 8], due: fromRupees(1_180), until };
    const held = { status: 'confirmed' as const, pendingChange };
    const reminder = { kind: 'hold-ends', line: 7, until, due: fromRupees(1_180) };
    expect(remind('2026-12-01 20:59', held)).toEqual([]);
    expect(remind('2026-12-01 21:00', held)).toEqual([reminder]);
    expect(remind('2026-12-02 03:00', held)).toEqual([reminder]);
    expect(remind('2026-12-02 10:00', held)).toEqual([]);
    const nameless = { ...held, pendingChange: { ...pendingChange, begins: [] } };
    expect(remind('2026-12-01 21:00', nameless)).toEqual([{ ...reminder, line: null }]);
  });

  test('which line it is about', () => {
    const confirmed = { status: 'confirmed' as const };
    expect(remind('2026-12-10 10:00', confirmed)).toEqual([
      { kind: 'free-cancellation-ends', line: 1, until: ist('2026-12-11 00:00') },
    ]);
    expect(remind('2026-12-11 10:00', confirmed)).toEqual([{ kind: 'begins', line: 1 }]);
    const early = { ...line, slot: '09:00' };
    expect(remind('2026-12-12 08:59', { ...confirmed, lines: [early] })).toEqual([{ kind: 'begins', line: 1 }]);
    expect(remind('2026-12-12 09:00', { ...confirmed, lines: [early] })).toEqual([]);
  });

  test('nothing that was due at the very time of the sale or the change is late', () => {
    const at = (updated: string, now: string) => remind(now, { status: 'confirmed', updatedAt: ist(updated) });
    expect(at('2026-12-09 21:00', '2026-12-09 21:00')).toHaveLength(1);
    expect(at('2026-12-09 21:01', '2026-12-09 21:01')).toEqual([]);
    expect(at('2026-12-11 10:00', '2026-12-11 10:00')).toHaveLength(1);
    expect(at('2026-12-11 10:01', '2026-12-11 10:01')).toEqual([]);
  });
});

test('a line is fully refundable until the last of its full steps', () => {
  const until = (...steps: [day: string, percent: number][]) => {
    const schedule = steps.map(([day, percent]) => ({ until: ist(`${day} 00:00`).toISOString(), percent }));
    return freeUntilOf({ cancellation: { ...line.cancellation, schedule } });
  };
  expect(until(['2026-12-05', 100], ['2026-12-07', 100], ['2026-12-09', 50])).toEqual(ist('2026-12-07 00:00'));
  expect([until(['2026-12-09', 50]), until()]).toEqual([null, null]);
});
