import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { english } from '../../messages/translate.ts';
import { dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { storeCarAttempt } from './car-attempt.ts';
import { sendCarBooking } from './send-car-booking.ts';

const order = {
  car: { slug: 'city-sedan', terms: '24:100' },
  form: { name: 'Leela', phone: '1234567', email: 'leela@example.in', pickupLocation: 'T3', notes: '' },
  days: { pickupDate: dayOf('2026-12-10'), dropDate: dayOf('2026-12-12') },
  business: undefined,
  payNow: false,
  total: fromRupees(5_192),
};
const start = Date.parse('2026-11-20T10:00:00+05:30');

/** What the server was sent, by booking id. */
let sold: Map<string, unknown[]>;
let status: 'pending' | 'cancelled';
beforeEach(() => {
  sold = new Map();
  status = 'pending';
  const storage = new Map<string, string>();
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('window', { location: { href: 'https://padharo.test/car-rentals/city-sedan' } });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.startsWith('/api/payments/')) return Response.json({ booking: { bookingStatus: status } });
    const sent: { bookingId: string } = JSON.parse(String(body));
    sold.set(sent.bookingId, [...(sold.get(sent.bookingId) ?? []), sent]);
    return Response.json({ bookingId: sent.bookingId, paymentLink: `/payment/${sent.bookingId}?key=k` });
  });
});
afterEach(() => {
  storeCarAttempt(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Runs one at a time, like a browser's lock manager. */
function lockManager() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_: string, work: () => Promise<unknown>) => {
      last = last.then(work);
      return last;
    },
  };
}

async function sendFrom(...openedAt: readonly number[]) {
  const answers = Promise.all(
    openedAt.map((at, tab) => sendCarBooking(english, { ...order, total: fromRupees(5_192 + tab), openedAt: at })),
  );
  await vi.runAllTimersAsync();
  return (await answers).map((answer) => ('sent' in answer ? answer.sent.bookingId : undefined));
}

test('the same form in two tabs makes one booking, which both show', async () => {
  vi.stubGlobal('navigator', { locks: lockManager() });
  const [first, second] = await sendFrom(start, start);
  expect(first).toMatch(/^BOOK_/);
  expect(second).toBe(first);
  expect(sold.size).toBe(1);
  // the price may have changed between them, but a repeated request is sent unchanged
  const [one, other] = sold.get(first ?? '') ?? [];
  expect(other).toEqual(one);
});

test('a tab that was open all along shows the booking later too, but not one that has ended', async () => {
  vi.stubGlobal('navigator', { locks: lockManager() });
  const [first] = await sendFrom(start);
  expect(await sendFrom(start)).toEqual([first]);
  status = 'cancelled';
  const [another] = await sendFrom(start);
  expect(another).toMatch(/^BOOK_/);
  expect(another).not.toBe(first);
});

test('a page that was opened after the booking makes another one', async () => {
  vi.stubGlobal('navigator', { locks: lockManager() });
  const [first] = await sendFrom(start);
  const [later] = await sendFrom(Date.now() + 1);
  expect(later).not.toBe(first);
  expect(sold.size).toBe(2);
});

test('tabs without locks that start at the same time agree on one id', async () => {
  vi.stubGlobal('navigator', {});
  const [first, second] = await sendFrom(start, start);
  expect(second).toBe(first);
});
