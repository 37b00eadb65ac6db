import { expect, test, vi } from 'vitest';
import { AppError } from '../core/app-error.ts';
import { makeTurns } from './turns.ts';

test('never more than so many at once, in order, and all of them, whatever fails', async () => {
  const inTurn = makeTurns(2);
  let now = 0;
  let most = 0;
  const begun: number[] = [];
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, number) =>
      inTurn(async () => {
        begun.push(number);
        now += 1;
        most = Math.max(most, now);
        await new Promise((done) => setTimeout(done, 1));
        now -= 1;
        if (number % 3 === 0) throw new Error('failed');
        return number;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(begun).toEqual(Array.from({ length: 20 }, (_, number) => number));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(13);
});

test('a few are under way, some wait in order, the rest are turned away', async () => {
  const inTurn = makeTurns(2, { waiting: 3 });
  const end: (() => void)[] = [];
  const begun: number[] = [];
  const piece = (number: number) =>
    inTurn(async () => {
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

test('what fails gives its turn free, though nobody may wait', async () => {
  const inTurn = makeTurns(1, { waiting: 0 });
  for (const round of [1, 2, 3]) {
    await expect(inTurn(() => Promise.reject(new Error(`round ${round}`)))).rejects.toThrow(`round ${round}`);
  }
});

test('what waits for something else gives its turn away, once', async () => {
  vi.useFakeTimers();
  try {
    const turns = makeTurns(1, { lasts: 250 });
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
    // one turn as before
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
