import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';
import { openRazorpayServer } from '../razorpay-server.ts';
import { manyBookings, setBookingLimits } from '../travellers.ts';
import { contradictions, crowd } from './crowd.ts';

const long = Boolean(process.env['TEST_LONG']);

// needs real PostgreSQL: one connection cannot race with itself
describe.skipIf(inject('ground').kind === 'embedded')('three processes and stock of one to three', () => {
  let harness: Harness;
  let provider: Awaited<ReturnType<typeof openRazorpayServer>>;
  let order: { environment: Record<string, string>; buyers: { id: number; email: string }[] };
  beforeEach(async () => {
    provider = await openRazorpayServer();
    harness = await startHarness();
    await setBookingLimits(harness, { ...manyBookings, leastShare: 3 });
    await harness.database.pool.query('update sellables set units = least(units, 2) where units <> 3');
    const buyers = [];
    for (let index = 0; index < 6; index += 1) buyers.push(await harness.signUp());
    const environment = { ...provider.environment, PUBLIC_URL: 'http://padharo.test', DATA_DIR: harness.dataDir };
    order = { environment, buyers: buyers.map(({ id, email }) => ({ id, email })) };
  });
  afterEach(async () => {
    await harness.close();
    await provider.close();
  });

  test('nothing is sold, changed, paid, refunded or checked in more than once, whatever happens at once', async () => {
    const report = await crowd(harness, { ...order, processes: 3, deeds: long ? 100_000 : 600, naive: false });
    expect(await contradictions(harness, report, provider)).toEqual([]);
    for (const deed of ['sale', 'pay', 'change', 'cancel', 'checkIn', 'refund', 'sweep'])
      expect(Math.min(...report.map(({ done }) => done[deed] ?? 0)), deed).toBeGreaterThan(0);
    const { rows } = await harness.database.pool.query<{ kind: string }>('select distinct kind from booking_changes');
    // a short run has few paid bookings to refund, and few guests who arrive
    const kinds = ['sale', 'paid', 'changed', 'cancelled', ...(long ? ['refunded', 'redeemed'] : [])];
    expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
  });

  test('a sale that reads free stock and takes it later is detected', async () => {
    const report = await crowd(harness, { ...order, processes: 2, deeds: 100, naive: true });
    expect(await contradictions(harness, report, provider)).toContainEqual(expect.stringMatching(/^oversold: /));
  });
});
