import { expect, test, vi } from 'vitest';
import { AppError } from '../core/app-error.ts';
import { makeConcurrencyLimiter } from './concurrency-limiter.ts';

test('never more than the limit at once, in order, and all of them, whatever fails', async () => {
  const limiter = makeConcurrencyLimiter(2);
  let now = 0;
  let limit = 0;
  const begun: number[] = [];
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, number) =>
      limiter(async () => {
        begun.push(number);
        now += 1;
        limit = Math.max(limit, now);
        await new Promise((done) => setTimeout(done, 1));
        now -= 1;
        if (number % 3 === 0) throw new Error('failed');
        return number;
      }),
    ),
  );
  expect(limit).toBe(2);
  expect(begun).toEqual(Array.from({ length: 20 }, (_, number) => number));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(13);
});

test('a few run, some wait in order, the rest are refused', async () => {
  const limiter = makeConcurrencyLimiter(2, { waiting: 3 });
  const end: (() => void)[] = [];
  const begun: number[] = [];
  const piece = (number: number) =>
    limiter(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => end.push(resolve));
      return number;
    });
  const pieces = [1, 2, 3, 4, 5].map(piece);
  const refusal = await piece(6).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(AppError);
  expect(refusal).toMatchObject({ status: 503, details: { retryAfter: 2 } });
  expect(begun).toEqual([1, 2]);
  while (begun.length < 5 || end.length > 0) {
    end.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await Promise.all(pieces)).toEqual([1, 2, 3, 4, 5]);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});

test('work that fails frees its slot, even if no one waits', async () => {
  const limiter = makeConcurrencyLimiter(1, { waiting: 0 });
  for (const round of [1, 2, 3]) {
    await expect(limiter(() => Promise.reject(new Error(`round ${round}`)))).rejects.toThrow(`round ${round}`);
  }
});

test('work that times out frees its slot, once', async () => {
  vi.useFakeTimers();
  try {
    const turns = makeConcurrencyLimiter(1, { timeout: 250 });
    const slow = Promise.withResolvers<void>();
    const begun: string[] = [];
    const first = turns(() => slow.promise);
    const next = [1, 2, 3].map((name) => turns(async () => void begun.push(`${name}`)));
    await vi.advanceTimersByTimeAsync(249);
    expect(begun).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(next);
    slow.resolve();
    await first;
    // one slot as before
    const busy = Promise.withResolvers<void>();
    const holds = turns(() => busy.promise);
    void turns(async () => void begun.push('last'));
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['1', '2', '3']);
    busy.resolve();
    await holds;
  } finally {
    vi.useRealTimers();
  }
});
