import { expect, test, vi } from 'vitest';
import { makeBusyWait } from './busy-wait.ts';

/** Milliseconds that it waits while the process is that busy, check by check. */
async function waits(shares: readonly number[]): Promise<number> {
  const left = [...shares];
  const from = Date.now();
  let waited = Number.NaN;
  const given = makeBusyWait(() => left.shift() ?? 0)().then(() => {
    waited = Date.now() - from;
  });
  await vi.runAllTimersAsync();
  await given;
  return waited;
}

test('background work starts at once if the process has time, after the rush, or after a second of it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  try {
    expect(await waits([0.2])).toBe(0);
    expect(await waits([0.9, 0.95, 0.5])).toBe(200);
    expect(await waits(Array.from({ length: 50 }, () => 1))).toBe(1_000);
  } finally {
    vi.useRealTimers();
  }
});
