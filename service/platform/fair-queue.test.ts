import { expect, test } from 'vitest';
import { makeFairQueue } from './fair-queue.ts';

/** Work that ends on command, and the order in which pieces began. */
function scene(limit: number, waiting: number) {
  const limiter = makeFairQueue(limit, { waiting });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const piece = (group: string, known = false) =>
    limiter({ group, known }, async () => {
      begun.push(group);
      await new Promise<void>((end) => ends.push(end));
    }).then(
      () => 'done',
      (error) => error.status,
    );
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
  expect(await flood[4], 'the line is full').toBe(503);
  const quiet = piece('quiet');
  expect(await flood[3], 'the last of the flood makes room').toBe(503);
  const known = [piece('known', true), piece('known', true), piece('known', true)];
  expect(await piece('known', true)).toBe(503);
  await endAll();
  expect(await Promise.all([quiet, ...known, ...flood])).toEqual([...Array(7).fill('done'), 503, 503]);
  expect(begun).toHaveLength(7);
});

test('work that fails frees its slot for the next', async () => {
  const limiter = makeFairQueue(1, { waiting: 3 });
  const caller = { group: 'a', known: false };
  const failed = limiter(caller, () => Promise.reject(new Error('no')));
  const next = limiter(caller, async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});
