import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayOf } from '../../service/core/day.ts';
import { type Harness, startHarness } from '../harness.ts';
import {
  brokenInvariants,
  lastSuite,
  manyBookings,
  orderOf,
  setBookingLimits,
  stayItem,
  totalOf,
} from '../travellers.ts';

// No statement of a write has a timeout (decision 23), so none that a stranger can cause may be slow: what is
// sent is bounded, and the largest of it is a cart of thirty lines of thirty nights.

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(async () => {
  expect(await brokenInvariants(harness)).toEqual([]);
  await harness.close();
});

/** Thirty lines, each of thirty nights: every night that is on sale of one room, and then of another. */
function largestCart(): object[] {
  return Array.from({ length: 30 }, (_, line) => {
    const selectedDate = addDays(dayOf('2026-12-01'), (line % 16) * 31);
    const room = line < 16 ? {} : lastSuite;
    return stayItem({ cartId: `line-${line}`, selectedDate, checkOut: addDays(selectedDate, 30), ...room });
  });
}

/** Milliseconds of this process's processors, those of the embedded database's thread among them. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

test('the largest cart is priced, sold and let go of in a part of a second', async () => {
  await setBookingLimits(harness, { ...manyBookings, shareOfStock: 100 });
  const { token } = await harness.signUp();
  const items = largestCart();
  let total = 0;
  const priced = await costOf(async () => {
    total = await totalOf(harness, items);
  });
  const order = orderOf(items, total);
  const answers: { status: number; body: unknown }[] = [];
  const sold = await costOf(async () => {
    answers.push(await harness.call('POST', '/api/send-booking-email', { token, body: order }));
  });
  expect(answers).toMatchObject([{ status: 200 }]);
  expect((await harness.database.pool.query('select count(*)::int as n from holds')).rows).toEqual([{ n: 900 }]);
  const cancelled = await costOf(async () => {
    answers.push(await harness.call('POST', `/api/bookings/${order.bookingId}/cancel`, { token, body: {} }));
  });
  expect(answers[1]?.status).toBe(200);
  // four seconds end a question; the largest write is far below that on a slow machine too
  for (const cost of [priced, sold, cancelled]) expect(cost).toBeLessThan(2_000);
});

test('one line, night or email more is refused before the database is asked', async () => {
  const { token } = await harness.signUp();
  const send = (items: readonly object[]) =>
    harness.call('POST', '/api/send-booking-email', { token, body: orderOf(items, 1) });
  const cart = largestCart();
  expect((await send([...cart, stayItem()])).status).toBe(400);
  expect((await send([stayItem({ selectedDate: '2026-12-01', checkOut: '2027-01-01' })])).status).toBe(400);
  const long = await harness.call('POST', '/api/send-booking-email', {
    token,
    body: { ...orderOf(cart, 1), note: 'x'.repeat(2 ** 20) },
  });
  expect(long.status).toBe(413);
});
