import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { letTransactionsPass, withRightOfWay } from './right-of-way.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what only reads begins when no transaction is under way any more', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sales = [withRightOfWay(() => first.promise), withRightOfWay(() => second.promise)];
  let passed = false;
  const waits = letTransactionsPass().then(() => {
    passed = true;
  });
  first.resolve();
  await sales[0];
  expect(passed).toBe(false);
  second.resolve();
  await Promise.all([...sales, waits]);
  await letTransactionsPass();
  expect(vi.getTimerCount()).toBe(0);
});

test('a long transaction, and one after the other, keep nobody for longer than a fifth of a second', async () => {
  const never = Promise.withResolvers<void>();
  const long = withRightOfWay(() => never.promise);
  await vi.advanceTimersByTimeAsync(200);
  await letTransactionsPass();
  const waits = letTransactionsPass();
  for (let sale = 0; sale < 4; sale += 1) {
    void withRightOfWay(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await vi.advanceTimersByTimeAsync(50);
  }
  await waits;
  await vi.advanceTimersByTimeAsync(200);
  never.resolve();
  await long;
});

test('a transaction that fails makes way', async () => {
  await expect(withRightOfWay(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await letTransactionsPass();
  expect(vi.getTimerCount()).toBe(0);
});
