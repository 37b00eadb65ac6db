import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { Database } from '../context.ts';
import { makeLimiter } from './limiter.ts';

const now = new Date('2026-11-20T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const limit = { seconds: 900, times: 10 };

test('a call above the limit is refused until the window ends, with the remaining seconds', async () => {
  const limiter = makeLimiter();
  for (let call = 0; call < 10; call += 1) await limiter.count([{ key: 'a', ...limit }], now);
  const refused = limiter.count([{ key: 'a', ...limit }], later(60));
  await expect(refused).rejects.toMatchObject({ name: 'RateLimitError', details: { retryAfter: 840 } });
  await limiter.count([{ key: 'b', ...limit }], now);
  expect(await limiter.count([{ key: 'a', ...limit }], later(900))).toMatchObject([{ calls: 1 }]);
});

test('an uncounted call does not count', async () => {
  const limiter = makeLimiter();
  for (let call = 0; call < 50; call += 1) {
    await limiter.count([{ key: 'a', ...limit }], now);
    await limiter.uncount(['a'], now);
  }
  expect(await limiter.count([{ key: 'a', ...limit }], now)).toMatchObject([{ calls: 1 }]);
});

test('an answer of the database that arrives late does not lower a count', async () => {
  const key = createHash('sha256').update('a').digest('base64url').slice(0, 24);
  const answers: ((calls: number) => void)[] = [];
  const executeQuery = () =>
    new Promise((resolve, reject) => {
      answers.push((calls) =>
        calls > 0 ? resolve({ rows: [{ key, calls, ends_at: later(900) }] }) : reject(new Error('away')),
      );
    });
  const same = (node: unknown) => node;
  const db: Database = Object.assign(Object.create(null), {
    getExecutor: () => ({ transformQuery: same, compileQuery: same, executeQuery }),
  });
  const limiter = makeLimiter({ db, log: { warn: vi.fn() } });
  const [ninth, tenth] = [limiter.count([{ key: 'a', ...limit }], now), limiter.count([{ key: 'a', ...limit }], now)];
  answers[1]?.(10);
  await tenth;
  answers[0]?.(9);
  await ninth;
  const next = limiter.count([{ key: 'a', ...limit }], now);
  answers[2]?.(0);
  await expect(next).rejects.toMatchObject({ name: 'RateLimitError' });
});

test('if the database does not answer, the process counts alone, and does not ask again at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = vi.fn(() => new Promise<never>(() => {}));
  const away = { getExecutor: () => ({ transformQuery: asked, compileQuery: asked, executeQuery: asked }) };
  // only the parts of a database that `sql` uses, without answers
  const db: Database = Object.assign(Object.create(null), away);
  const log = { warn: vi.fn() };
  const limiter = makeLimiter({ db, log });
  try {
    for (let call = 0; call < 10; call += 1) {
      const counted = limiter.count([{ key: 'a', ...limit }], now);
      await vi.advanceTimersByTimeAsync(500);
      await counted;
    }
    await expect(limiter.count([{ key: 'a', ...limit }], now)).rejects.toMatchObject({ name: 'RateLimitError' });
    expect(log.warn).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});
