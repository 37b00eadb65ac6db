import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';
import { openRazorpayServer } from '../razorpay-server.ts';
import { manyBookings, setBookingLimits } from '../travellers.ts';
import { contradictions, crowd } from './crowd.ts';

const long = Boolean(process.env['TEST_LONG']);

// One connection cannot race with itself: these need real PostgreSQL.
describe.skipIf(inject('ground').kind === 'embedded')('three processes and stock of one to three', () => {
  let harness: Harness;
  let provider: Awaited<ReturnType<typeof openRazorpayServer>>;
  let told: { environment: Record<string, string>; buyers: { id: number; email: string }[] };
  beforeEach(async () => {
    provider = await openRazorpayServer();
    harness = await startHarness();
    await setBookingLimits(harness, { ...manyBookings, leastShare: 3 });
    await harness.database.pool.query('update sellables set units = least(units, 2) where units <> 3');
    const buyers = [];
    for (let index = 0; index < 6; index += 1) buyers.push(await harness.signUp());
    const environment = { ...provider.environment, PUBLIC_URL: 'http://padharo.test', DATA_DIR: harness.dataDir };
    told = { environment, buyers: buyers.map(({ id, email }) => ({ id, email })) };
  });
  afterEach(async () => {
    await harness.close();
    await provider.close();
  });

  test('whatever is done at once, nothing is sold, changed, paid, sent back or redeemed more than once', async () => {
    const seen = await crowd(harness, { ...told, processes: 3, deeds: long ? 100_000 : 600, naive: false });
    expect(await contradictions(harness, seen, provider)).toEqual([]);
    for (const deed of ['sale', 'pay', 'change', 'cancel', 'redeem', 'refund', 'sweep'])
      expect(Math.min(...seen.map(({ done }) => done[deed] ?? 0)), deed).toBeGreaterThan(0);
  });

  test('a sale that reads what is free and then takes it is found out', async () => {
    const seen = await crowd(harness, { ...told, processes: 2, deeds: 100, naive: true });
    expect(await contradictions(harness, seen, provider)).toContainEqual(expect.stringMatching(/^oversold: /));
  });
});
