import { beforeEach, expect, test, vi } from 'vitest';
import { withoutDatabase } from '../../../../tests/no-database.ts';
import { clock } from '../../../core/viewer.ts';
import { RefundRefused } from '../../../payments/gateway.ts';
import { sendRefund } from './send-refund.ts';

const done = vi.hoisted(() => ({
  begin: vi.fn(),
  open: vi.fn(),
  hear: vi.fn(),
  problem: vi.fn(),
  refund: vi.fn(),
  known: vi.fn(),
  lock: vi.fn(),
}));
vi.mock('../../store/refunds.sql.ts', () => ({
  countRefundAttempt: done.begin,
  isRefundOpen: done.open,
  recordRefundError: done.problem,
}));
vi.mock('./record-reported-refund.ts', () => ({ recordReportedRefund: done.hear }));
vi.mock('../../store/bookings.sql.ts', () => ({ lockBooking: done.lock }));
vi.mock('../../../payments/gateways.ts', () => ({
  gatewayNamed: (_: unknown, name: string) =>
    name === 'razorpay' ? { refund: done.refund, listRefunds: done.known } : undefined,
}));

const ctx = { ...withoutDatabase, viewer: clock };
const payment = { id: 4 };
const booking = { id: 3, payments: [payment] };
const due = {
  booking: 3,
  payment: 4,
  amount: 590_000,
  key: 'refund-1',
  attempts: 1,
  gateway: 'razorpay',
  money: 'pay_1',
};
const send = () => sendRefund(ctx, { refundId: 7 });

beforeEach(() => {
  vi.resetAllMocks();
  done.begin.mockResolvedValue(due);
  done.lock.mockResolvedValue(booking);
  done.open.mockResolvedValue(true);
  done.known.mockResolvedValue([]);
  done.refund.mockResolvedValue({ refund: 'rfnd_1', state: 'done' });
});

test('what is owed is asked of its gateway by its key, and what came of it is recorded', async () => {
  await send();
  expect(done.refund.mock.calls).toEqual([[{ money: 'pay_1', amount: 590_000, key: 'refund-1' }]]);
  const reported = { refund: 'rfnd_1', state: 'done', key: 'refund-1', amount: 590_000 };
  expect(done.hear.mock.calls).toEqual([[expect.anything(), booking, payment, reported]]);
});

test('what its gateway knows already is recorded and not asked for again', async () => {
  const own = { refund: 'rfnd_1', state: 'done', key: 'refund-1', amount: 590_000 };
  done.known.mockResolvedValue([own]);
  await send();
  const outside = { refund: 'rfnd_2', state: 'done', key: null, amount: 590_000 };
  done.known.mockResolvedValue([outside]);
  done.open.mockResolvedValue(false);
  await send();
  expect(done.hear.mock.calls.map(([, , , reported]) => reported)).toEqual([own, outside]);
  expect(done.refund).not.toHaveBeenCalled();
});

test('what is settled is asked for no more', async () => {
  done.begin.mockResolvedValue(undefined);
  await send();
  expect(done.refund).not.toHaveBeenCalled();
});

test('money on its way is recorded, and asked after again', async () => {
  done.refund.mockResolvedValue({ refund: 'rfnd_1', state: 'sent' });
  await expect(send()).rejects.toThrow('rfnd_1 has not arrived yet');
  expect(done.hear).toHaveBeenCalledOnce();
});

test.each([
  ['an answer that is lost', new Error('timeout'), 500, undefined],
  ['a refusal', new RefundRefused('no balance'), 23, undefined],
  ['a day of refusals', new RefundRefused('no balance'), 24, 'failed'],
])('%s is noted, and only the last gives up', async (_, problem, attempts, state) => {
  done.begin.mockResolvedValue({ ...due, attempts });
  done.refund.mockRejectedValue(problem);
  if (state) await send();
  else await expect(send()).rejects.toBe(problem);
  expect(done.problem.mock.calls).toEqual([[ctx.db, 7, { error: String(problem), ...(state && { state }) }]]);
});

test.each([{ gateway: 'upi' }, { money: null }])('nothing is sent through what cannot: %o', async (own) => {
  done.begin.mockResolvedValue({ ...due, ...own });
  await expect(send()).rejects.toThrow('Nothing can be sent back');
  expect(done.refund).not.toHaveBeenCalled();
});
