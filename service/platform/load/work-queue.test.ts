import { expect, test, vi } from 'vitest';
import { AppError } from '../../core/app-error.ts';
import { WorkQueue } from './work-queue.ts';

test('never more than the limit at once, in order, and all of them, whatever fails', async () => {
  const queue = new WorkQueue({ running: 2, waiting: 20 });
  let now = 0;
  let limit = 0;
  const begun: number[] = [];
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, number) =>
      queue.run(async () => {
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
  const queue = new WorkQueue({ running: 2, waiting: 3 });
  const end: (() => void)[] = [];
  const begun: number[] = [];
  const piece = (number: number) =>
    queue.run(async () => {
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

test('work that fails leaves its place, even if no one waits', async () => {
  const queue = new WorkQueue({ running: 1, waiting: 0 });
  for (const round of [1, 2, 3]) {
    await expect(queue.run(() => Promise.reject(new Error(`round ${round}`)))).rejects.toThrow(`round ${round}`);
  }
});

test('work that runs past its deadline leaves its place, once', async () => {
  vi.useFakeTimers();
  try {
    const queue = new WorkQueue({ running: 1, waiting: 5, deadline: 250 });
    const slow = Promise.withResolvers<void>();
    const begun: string[] = [];
    const first = queue.run(() => slow.promise);
    const next = [1, 2, 3].map((name) => queue.run(async () => void begun.push(`${name}`)));
    await vi.advanceTimersByTimeAsync(249);
    expect(begun).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(next);
    slow.resolve();
    await first;
    // one place as before
    const busy = Promise.withResolvers<void>();
    const holds = queue.run(() => busy.promise);
    void queue.run(async () => void begun.push('last'));
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['1', '2', '3']);
    busy.resolve();
    await holds;
  } finally {
    vi.useRealTimers();
  }
});

test('work whose caller is gone is not started, and the next one is', async () => {
  const queue = new WorkQueue({ running: 1, waiting: 2 });
  const [busy, gone] = [Promise.withResolvers<void>(), new AbortController()];
  const first = queue.run(() => busy.promise);
  const work = vi.fn(async () => 'done');
  const left = queue.run(work, { signal: gone.signal });
  const next = queue.run(async () => 'next');
  gone.abort(new Error('gone'));
  busy.resolve();
  await expect(left).rejects.toThrow('gone');
  expect(work).not.toHaveBeenCalled();
  expect(await Promise.all([first, next])).toEqual([undefined, 'next']);
});

/** Work that ends on command, and the order in which pieces began. */
function scene(running: number, waiting: number) {
  const queue = new WorkQueue({ running, waiting });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const piece = (group: string, known = false) => {
    const work = async () => {
      begun.push(group);
      await new Promise<void>((end) => ends.push(end));
    };
    return queue.run(work, { caller: { group, known } }).then(
      () => 'done',
      (error) => error.status,
    );
  };
  const endAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await new Promise((next) => setImmediate(next));
    }
  };
  return { begun, piece, endAll };
}

test('groups take turns, so one with much work does not delay another', async () => {
  const { begun, piece, endAll } = scene(1, 20);
  const all = [...Array(5).fill('flood'), 'quiet', 'calm'].map((group) => piece(group));
  await endAll();
  expect(begun).toEqual(['flood', 'flood', 'quiet', 'calm', 'flood', 'flood', 'flood']);
  expect(await Promise.all(all)).toEqual(Array(7).fill('done'));
});

test('known groups go first, and every fourth place is for an unknown one', async () => {
  const { begun, piece, endAll } = scene(1, 20);
  const all = [piece('under way')];
  for (let one = 1; one <= 3; one += 1) all.push(piece(`unknown ${one}`));
  for (let one = 1; one <= 5; one += 1) all.push(piece(`known ${one}`, true));
  await endAll();
  expect(begun).toEqual([
    'under way',
    'known 1',
    'known 2',
    'known 3',
    'unknown 1',
    'known 4',
    'known 5',
    'unknown 2',
    'unknown 3',
  ]);
  await Promise.all(all);
});

test('a full queue drops work of the longest group, never of a known group for unknown ones', async () => {
  const { begun, piece, endAll } = scene(1, 3);
  const flood = ['flood', 'flood', 'flood', 'flood', 'flood'].map((group) => piece(group));
  expect(await flood[4], 'the queue is full').toBe(503);
  const quiet = piece('quiet');
  expect(await flood[3], 'the last of the flood makes room').toBe(503);
  const known = [piece('known', true), piece('known', true), piece('known', true)];
  expect(await piece('known', true)).toBe(503);
  await endAll();
  expect(await Promise.all([quiet, ...known, ...flood])).toEqual([...Array(7).fill('done'), 503, 503]);
  expect(begun).toHaveLength(7);
});

test('work that fails leaves its place to the next', async () => {
  const queue = new WorkQueue({ running: 1, waiting: 3 });
  const failed = queue.run(() => Promise.reject(new Error('no')));
  const next = queue.run(async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});
