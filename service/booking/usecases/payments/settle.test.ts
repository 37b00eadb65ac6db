import { beforeEach, describe, expect, test, vi } from 'vitest';
import { withoutDatabase } from '../../../../tests/no-database.ts';
import { booking, bookingLine, firstDay, now, payment, stock } from '../../../../tests/sold-things.ts';
import { addDays, dayOf } from '../../../core/day.ts';
import { fromRupees } from '../../../core/money.ts';
import { keyOf, type Stock } from '../../../stock/stock.ts';
import type { Booking } from '../../model/booking.ts';

const done = vi.hoisted(() => ({
  payment: vi.fn(),
  event: vi.fn(),
  back: vi.fn(),
  lock: vi.fn(),
  today: vi.fn(),
  unused: vi.fn(),
  ended: vi.fn(),
}));
/** The setting late-payments. */
const grace = vi.hoisted(() => ({ graceMinutes: 30 }));
vi.mock('../../../catalog/settings/setting-reader.ts', () => ({ settingReader: async () => () => grace }));
vi.mock('./late-payment-problem.ts', () => ({ latePaymentProblem: done.today }));
vi.mock('../../lifecycle/owe-refund.ts', () => ({ returnUnused: done.back, notifyUnusedPayment: done.unused }));
vi.mock('../../lifecycle/apply-event.ts', () => ({ applyEvent: done.event }));
vi.mock('../../store/payments.sql.ts', () => ({ updatePayment: done.payment }));
vi.mock('../../../stock/holds.ts', () => ({
  lockStock: done.lock,
  bookingsWithEndedHolds: done.ended,
}));

// tests of one worker share modules: one that loaded these before would leave them without the mocks
vi.resetModules();
const { settle } = await import('./settle.ts');

beforeEach(() => {
  vi.resetAllMocks();
});

/** Settles a payment of a booking; `rows`: the stock that is left if it has to be taken again. */
async function money(
  own: Partial<Booking>,
  {
    at = now,
    rows = new Map<string, Stock>(),
    rupees,
    ended = [],
  }: { at?: Date; rows?: Map<string, Stock>; rupees?: number; ended?: number[] } = {},
) {
  done.lock.mockResolvedValue(rows);
  done.ended.mockResolvedValue(ended);
  const of = booking(own);
  const paid = payment(rupees ?? of.total / 100, { status: 'open' });
  const settled = await settle({ ...withoutDatabase, now: at }, of, paid, 'pay_1');
  const [, , update] = done.payment.mock.calls[0] ?? [];
  return {
    settled,
    payment: update,
    event: done.event.mock.calls[0]?.[2]?.name,
    owed: done.back.mock.calls[0]?.[3].amount,
    reason: done.back.mock.calls[0]?.[3].reason,
    operatorNotified: done.unused.mock.calls[0]?.[3],
  };
}

const pendingChange = (until: Date) => ({ ends: [], begins: [], due: fromRupees(1_180), until });
/** A hold that expired that many minutes ago. */
const expired = (minutes: number) => ({ holdUntil: new Date(now.getTime() - minutes * 60_000) });
const unpaid = { status: 'cancelled', cancelledBecause: 'unpaid', ...expired(5) } as const;
const back = { settled: 'refund_due', event: undefined };
const key = keyOf({ sellableId: 7, day: firstDay, slot: '' });
const left = (own: Partial<Stock>) => ({ rows: new Map([[key, stock(own)]]) });

describe('money for a booking', () => {
  test('that waits for it confirms it', async () => {
    expect(await money({})).toMatchObject({
      settled: 'captured',
      payment: { status: 'captured', paidAs: 'pay_1' },
      owed: undefined,
      event: 'paid',
    });
    expect(done.back).not.toHaveBeenCalled();
    expect(done.lock, 'its stock is taken already').not.toHaveBeenCalled();
  });
  test('that is settled goes back whole', async () => {
    expect(await money({ status: 'confirmed' })).toMatchObject({
      ...back,
      payment: { status: 'captured', paidAs: 'pay_1', at: now },
      owed: fromRupees(4_720),
    });
  });
  test.each([
    ['was paid before', { status: 'confirmed' }, 'paid-before'],
    ['has taken place', { status: 'completed' }, 'paid-before'],
    ['the traveller cancelled', { status: 'cancelled', cancelledBecause: 'traveller' }, 'cancelled'],
    ['the operator cancelled', { status: 'cancelled', cancelledBecause: 'operator' }, 'cancelled'],
  ] as const)('that %s goes back though there is stock, and the email says why', async (_, own, reason) => {
    expect(await money(own, left({}))).toMatchObject({ ...back, reason });
  });
  test('whose traveller deleted the account goes back, though there is stock', async () => {
    expect(await money({ ...unpaid, forgottenAt: now }, left({}))).toMatchObject(back);
    expect(await money({ ...unpaid }, left({}))).toMatchObject({ event: 'paid late' });
  });
  test('of an order from before a part was taken pays the rest, and what is more is refunded', async () => {
    const part = { payments: [payment(2_000)] };
    expect(await money(part, { rupees: 2_720 })).toMatchObject({ settled: 'captured', owed: undefined });
    vi.resetAllMocks();
    expect(await money(part)).toMatchObject({
      settled: 'captured',
      owed: fromRupees(2_000),
      reason: 'more-than-asked',
    });
    vi.resetAllMocks();
    expect(await money(part, { rupees: 1_000 })).toMatchObject({ ...back, owed: fromRupees(1_000) });
  });
  test('that ended unpaid and whose stock is gone comes too late', async () => {
    expect(await money(unpaid)).toMatchObject({ ...back, reason: 'late-sold-out', operatorNotified: 'late-sold-out' });
  });
  test('that ended unpaid waits for the ended holds of others to be ended, and for its own not', async () => {
    const { id } = booking(unpaid);
    await expect(money(unpaid, { ended: [id, id + 1] })).rejects.toMatchObject({ bookings: [id + 1] });
    expect(await money(unpaid, { ended: [id] })).toMatchObject({ ...back, reason: 'late-sold-out' });
  });
  test('whose first day is over goes back, held or not; on the day itself it does not', async () => {
    const of = (startDay: string) => ({ lines: [bookingLine(), bookingLine({ startDay: dayOf(startDay) })] });
    expect(await money(of('2026-11-19'))).toMatchObject({ ...back, reason: 'late-begun' });
    vi.resetAllMocks();
    expect(await money(of('2026-11-20'))).toMatchObject({ settled: 'captured', event: 'paid' });
  });
});

describe('money that is not what is due goes back', () => {
  const dropped = [bookingLine(), bookingLine({ id: 2, state: 'dropped' })];
  test.each<[string, Partial<Booking>, string]>([
    ['of a booking that waits for another amount', {}, 'other-amount'],
    ['of one that ended with another', unpaid, 'late'],
    ['of one that was paid', { status: 'confirmed' }, 'other-amount'],
    ['of one that the traveller cancelled', { status: 'cancelled', cancelledBecause: 'traveller' }, 'cancelled'],
    ['of a change whose hold has expired', { status: 'confirmed', allLines: dropped }, 'late-change'],
  ])('%s', async (_, own, reason) => {
    expect(await money(own, { ...left({}), rupees: 1_180 })).toMatchObject({
      ...back,
      reason,
      operatorNotified: reason,
    });
  });
});

describe('the difference of a held change', () => {
  const ended = (minutes: number) =>
    ({ status: 'confirmed', pendingChange: pendingChange(expired(minutes).holdUntil) }) as const;
  test('takes it up, within the grace too', async () => {
    for (const minutes of [-1, 0, 29]) {
      vi.resetAllMocks();
      const held = ended(minutes);
      expect(await money(held, { rupees: 1_180 })).toMatchObject({ settled: 'captured', reason: undefined });
      expect(done.event).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.anything(), {
        name: 'change paid',
        by: 'gateway',
        amount: fromRupees(1_180),
        payment: expect.objectContaining({ amount: fromRupees(1_180) }),
      });
    }
  });
  test('goes back after it', async () => {
    const lines = [bookingLine(), bookingLine({ id: 2, state: 'proposed' })];
    expect(await money({ ...ended(30), allLines: lines }, { rupees: 1_180 })).toMatchObject({
      ...back,
      reason: 'late-change',
    });
  });
});

describe('money after the hold', () => {
  const dearer = { was: fromRupees(4_720), now: fromRupees(5_900) };
  test.each([
    ['swept', unpaid, 'paid late'],
    ['not swept', { status: 'pending' }, 'paid'],
  ] as const)('buys what was sold for as long as the grace says, %s', async (_, own, event) => {
    done.today.mockResolvedValue(dearer);
    expect(await money({ ...own, ...expired(29) }, left({}))).toMatchObject({ event });
    expect(done.today, 'nobody asks for the price of today').not.toHaveBeenCalled();
    grace.graceMinutes = 10;
    done.back.mockClear();
    expect(await money({ ...own, ...expired(29) }, left({}))).toMatchObject({ settled: 'refund_due', reason: dearer });
    grace.graceMinutes = 30;
  });
  test.each([
    ['swept', unpaid, 'paid late'],
    ['not swept', { status: 'pending' }, 'paid'],
  ] as const)('buys after the grace what is no dearer today, else it goes back whole, %s', async (_, own, event) => {
    expect(await money({ ...own, ...expired(30) }, left({}))).toMatchObject({
      settled: 'captured',
      event,
    });
    expect(done.today).toHaveBeenCalledOnce();
    for (const reason of [dearer, 'late-not-sold', 'late-sold-out', 'late-other-policy']) {
      vi.resetAllMocks();
      done.today.mockResolvedValue(reason);
      expect(await money({ ...own, ...expired(30) }, left({}))).toMatchObject({
        ...back,
        reason,
        operatorNotified: reason,
        owed: fromRupees(4_720),
      });
    }
  });
  test('in time is never late', async () => {
    done.today.mockResolvedValue(dearer);
    expect(await money({})).toMatchObject({ event: 'paid' });
    expect(done.unused).not.toHaveBeenCalled();
  });
});

describe('a booking that ended unpaid is bought back', () => {
  const both = { lines: [bookingLine({ units: 2 }), bookingLine({ id: 2, quantity: 3 })] };

  test('where its stock is left: all lines together', async () => {
    expect(await money({ ...unpaid, ...both }, left({ capacity: 8, taken: 3 }))).toMatchObject({
      settled: 'captured',
      event: 'paid late',
    });
  });
  test.each([
    ['one unit is missing', { capacity: 8, taken: 4 }],
    ['the day is closed', { capacity: 8, closed: true }],
  ])('not where %s', async (_, own) => {
    expect(await money({ ...unpaid, ...both }, left(own))).toMatchObject(back);
  });
  test('not where one of its days has no stock any more', async () => {
    const line = bookingLine();
    const nightly = [firstDay, addDays(firstDay, 1)].map((day) => ({ day, price: fromRupees(4_000) }));
    const lines = [{ ...line, nightly }];
    expect(await money({ ...unpaid, lines }, left({}))).toMatchObject(back);
  });
});
