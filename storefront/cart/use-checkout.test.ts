import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import type { CartLine } from './cart-line.ts';
import { currentAttempt, oneTabAtATime, sentAttempt, storeAttempt } from './use-checkout.ts';

const line: CartLine = {
  cartId: 'a',
  productKey: 'pine-lodge',
  type: 'stay',
  name: 'Pine Lodge',
  imageUrl: '',
  location: 'Mussoorie',
  startDay: dayOf('2027-03-12'),
  endDay: dayOf('2027-03-15'),
  quantity: 1,
  unit: fromRupees(7_000),
  subtotal: fromRupees(7_000),
};
const sentWith = {
  method: 'upi',
  totals: { itemCount: 1, subtotal: fromRupees(7_000), tax: fromRupees(1_260), total: fromRupees(8_260) },
} as const;

/** The storage that the tabs of a device share. */
let storage: Map<string, string>;
beforeEach(() => {
  storage = new Map();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => {
  storeAttempt(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Runs one at a time, like a browser's lock manager. */
function lockManager() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_: string, work: () => Promise<void>) => {
      last = last.then(work);
      return last;
    },
  };
}

describe('the attempt of a cart', () => {
  test('is the same in every tab, also in tabs that start at the same time without locks', async () => {
    vi.stubGlobal('navigator', {});
    const tabs = [currentAttempt([line], '7'), currentAttempt([line], '7')];
    storage.clear();
    tabs.push(currentAttempt([line], '7'));
    await vi.runAllTimersAsync();
    const ids = new Set((await Promise.all(tabs)).map(({ bookingId }) => bookingId));
    expect(ids.size).toBe(1);
    expect([...ids][0]).toMatch(/^BOOK_\d+_[A-Z0-9]{6}$/);
  });
  test('waits, with locks, for the tab that is working, and finds that it is done', async () => {
    vi.stubGlobal('navigator', { locks: lockManager() });
    const found: boolean[] = [];
    const tab = () =>
      oneTabAtATime(async () => {
        const attempt = await currentAttempt([line], '7');
        found.push(attempt.done);
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        storeAttempt({ ...attempt, done: true });
      });
    const both = Promise.all([tab(), tab()]);
    await vi.runAllTimersAsync();
    await both;
    expect(found).toEqual([false, true]);
  });
  test('that was sent or is done is only found by the same cart of the same traveller', async () => {
    vi.stubGlobal('navigator', { locks: lockManager() });
    const attempt = await currentAttempt([line], '7');
    expect(sentAttempt([line], '7')).toBeNull();
    for (const sent of [
      { ...attempt, sentWith },
      { ...attempt, done: true },
    ]) {
      storeAttempt(sent);
      expect(sentAttempt([line], '7')).toEqual(sent);
      expect(sentAttempt([line], '8')).toBeNull();
      expect(sentAttempt([{ ...line, cartId: 'b' }], '7')).toBeNull();
      expect(sentAttempt([], '7')).toBeNull();
    }
    storeAttempt(null);
    expect(sentAttempt([line], '7')).toBeNull();
  });
});
