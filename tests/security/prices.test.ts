import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectedLines } from '../../service/booking/model/cart-items.ts';
import { previewChange } from '../../service/booking/usecases/changes/preview-change.ts';
import { quoteCart } from '../../service/booking/usecases/checkout/quote-cart.ts';
import { dayOf } from '../../service/core/day.ts';
import { operator } from '../../service/core/viewer.ts';
import { makeReadQuota } from '../../service/platform/load/read-quota.ts';
import { quotas } from '../../service/platform/load/work-limits.ts';
import { makeBooking } from '../changing.ts';
import { withoutDatabase } from '../no-database.ts';
import { stayItem } from '../travellers.ts';
import { type Attacked, openAttacked } from './attacked.ts';

let harness: Attacked;
beforeAll(async () => {
  harness = await openAttacked();
});
afterAll(() => harness.close());

/** Charged like the largest cart but answered without reading stock, because no stay can last that long. */
const endless = Array.from({ length: 30 }, () => stayItem({ checkOut: '2099-12-31' }));
const twoNights = (day: string) =>
  stayItem({ cartId: day, selectedDate: `2027-01-${day}`, checkOut: `2027-01-${Number(day) + 2}` });
const quote = (from: string, items: readonly object[], token?: string) =>
  harness.ask('POST', '/api/quotes', { from, body: { items }, ...(token && { token }) });

test('a stream of large carts ends with 429 and Retry-After, signed in or not, while other networks get prices', async () => {
  const statuses: number[] = [];
  const { token } = await harness.signUp();
  for (let n = 0; n < 200 && statuses.at(-1) !== 429; n += 1) {
    const answer = await quote('203.0.113.77', endless, n % 2 ? token : undefined);
    statuses.push(answer.status);
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.length).toBeLessThan(100);
  expect((await quote('203.0.113.77', endless, token)).status).toBe(429);
  expect((await quote('203.0.113.78', [stayItem()])).body.totals.total).toBeGreaterThan(0);
});

test('a change of a booking is charged when it is previewed', async () => {
  const { token, id: userId, email } = await harness.signUp();
  const { id, lines } = await makeBooking(harness, token, [stayItem()]);
  const viewer = {
    kind: 'user',
    userId,
    sessionId: '',
    role: 'traveller',
    email,
    username: '',
    confirmed: false,
  } as const;
  // its clock stands still: a slow machine would answer more slowly than the quota is refilled
  const quota = makeReadQuota(() => 0);
  const ctx = { ...harness.ctx(viewer), network: '203.0.113.79', quota };
  const preview = () =>
    previewChange(ctx, { bookingId: id, changes: [{ line: lines[0] ?? 0, checkOut: dayOf('2099-12-31') }] });
  await preview();
  quota.spend(ctx, quotas.prices.capacity - 10, 'prices');
  await expect(Promise.all(Array.from({ length: 10 }, preview))).rejects.toMatchObject({ name: 'RateLimitError' });
});

test('large quotes take no connection from sales, and a small one does not wait for reads', async () => {
  const { db: silent } = withoutDatabase;
  const ctx = harness.ctx(operator);
  const price = (items: readonly object[], overrides: object) =>
    quoteCart({ ...ctx, ...overrides }, selectedLines.parse(items));
  const [heavy, light] = [Array.from({ length: 10 }, () => stayItem({ checkOut: '2027-01-11' })), [stayItem()]];
  const total = async (items: readonly object[], overrides: object) => (await price(items, overrides)).totals.total;
  expect(await total(heavy, { db: silent, reads: ctx.db })).toBeGreaterThan(0);
  expect(await total(light, { reads: silent })).toBeGreaterThan(0);

  const { token } = await harness.signUp();
  const { id, lines } = await makeBooking(harness, token, ['12', '16', '20'].map(twoNights));
  const changes = lines.map((line) => ({ line, checkOut: dayOf('2099-12-31') }));
  const problems = async (overrides: object) =>
    JSON.stringify(await previewChange({ ...ctx, ...overrides }, { bookingId: id, changes }));
  expect(await problems({})).toContain('at most 30 nights');
  expect(await problems({ reads: silent })).not.toContain('at most 30 nights');
});
