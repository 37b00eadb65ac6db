import { setImmediate as nextTick } from 'node:timers/promises';
import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openApi } from '../../service/api/router.ts';
import { bookingCalls } from '../../service/booking/api/booking.api.ts';
import { visitor } from '../../service/core/viewer.ts';
import { call } from '../../service/platform/call.ts';
import { yieldToTransactions } from '../../service/platform/load/transaction-priority.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
afterEach(() => void vi.useRealTimers());

const section = { name: 'Sale', group: 'Website', description: '' } as const;
const sale = { method: 'POST', path: '/api/sale', section, summary: 'Sell', viewer: 'anyone' } as const;
const run = async () => ({ sold: true });

test.each([
  [
    'waits behind a call that goes first, from before it is known who asks',
    true,
    call({ ...sale, hasPriority: true, run }),
  ],
  ['waits behind no other', false, call({ ...sale, run })],
])('a page %s', async (_, waits, entry) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const lookedUp = Promise.withResolvers<typeof visitor>();
  let requested = false;
  const app = fastify();
  openApi(app, [entry], {
    context: () => harness.ctx(),
    authenticate: () => {
      requested = true;
      return lookedUp.promise;
    },
  });
  const answer = app.inject({ method: 'POST', url: '/api/sale', headers: { authorization: 'Bearer x' } }).then();
  while (!requested) await nextTick();
  let passed = false;
  const page = yieldToTransactions().then(() => {
    passed = true;
  });
  // as long as a page looks for what came
  for (let rounds = 0; rounds < 3; rounds += 1) await nextTick();
  expect(passed).toBe(!waits);
  lookedUp.resolve(visitor);
  expect((await answer).json()).toEqual({ sold: true });
  await page;
  await app.close();
});

test('what sells goes first', () => {
  const first = bookingCalls.filter(({ hasPriority }) => hasPriority).map(({ path }) => path);
  expect(first).toEqual([
    '/api/send-booking-email',
    '/api/car-bookings',
    '/api/bookings/:bookingId/items/:line/substitute',
    '/api/bookings/:bookingId/changes',
  ]);
});
