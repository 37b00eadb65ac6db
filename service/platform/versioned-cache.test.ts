import { expect, test, vi } from 'vitest';
import { VersionedCache } from './versioned-cache.ts';

/** A read that ends on command. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { read: vi.fn((_signal: AbortSignal) => promise), resolve, reject };
}

test('a value is used while its version is asked for, and replaced by one of another version', async () => {
  const cache = new VersionedCache<string>({ entries: 2 });
  const read = vi.fn(async () => `read ${read.mock.calls.length}`);
  expect(await cache.load('a', read, { version: '1' })).toBe('read 1');
  expect(await cache.load('a', read, { version: '1' })).toBe('read 1');
  expect(await cache.load('a', read, { version: '2' })).toBe('read 2');
  expect([cache.get('a', '1'), cache.get('a', '2'), cache.latest('a')]).toEqual([undefined, 'read 2', 'read 2']);
});

test('callers share a load of the same version, and no other', async () => {
  const cache = new VersionedCache<string>({ entries: 2 });
  const [old, current] = [pending(), pending()];
  const first = cache.load('a', old.read, { version: '1' });
  const newer = [1, 2].map(() => cache.load('a', current.read, { version: '2' }));
  expect(cache.has('a', '2')).toBe(true);
  current.resolve('new');
  expect(await Promise.all(newer)).toEqual(['new', 'new']);
  old.resolve('old');
  expect(await first).toBe('old');
  expect(cache.latest('a'), 'a load that ends late replaces nothing newer').toBe('new');
  expect([old.read, current.read].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('errors and undefined are not cached', async () => {
  const cache = new VersionedCache<string | undefined>({ entries: 2 });
  await expect(cache.load('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.load('a', async () => undefined)).toBeUndefined();
  expect(await cache.load('a', async () => 'there')).toBe('there');
});

test('the value used least recently is evicted, by number and by size', () => {
  const few = new VersionedCache<string>({ entries: 2 });
  const small = new VersionedCache<string>({ bytes: 1_000, entryBytes: 600, sizeOf: ({ length }) => length });
  for (const cache of [few, small]) {
    for (const key of ['a', 'b']) cache.set(key, 'x'.repeat(300));
    cache.get('a');
    cache.set('c', 'x'.repeat(300));
    expect(['a', 'b', 'c'].map((key) => cache.has(key))).toEqual([true, false, true]);
  }
  small.set('d', 'x'.repeat(600));
  expect(small.has('d'), 'larger than one may be').toBe(false);
});

test('dropped values are loaded again; a running load is not shared any more and kept only if it is not dropped', async () => {
  const cache = new VersionedCache<string>({ entries: 5 });
  cache.set('a', 'stays');
  cache.set('b', 'cars');
  const [stays, cars] = [pending(), pending()];
  const loads = [cache.load('c', stays.read), cache.load('d', cars.read)];
  cache.drop((value) => value === 'stays');
  expect(['a', 'b', 'c', 'd'].map((key) => cache.has(key))).toEqual([false, true, false, false]);
  stays.resolve('stays');
  cars.resolve('cars');
  expect(await Promise.all(loads)).toEqual(['stays', 'cars']);
  expect(['c', 'd'].map((key) => cache.has(key))).toEqual([false, true]);
});

test('a load is abandoned when all of its callers are gone, and the next caller begins again', async () => {
  const cache = new VersionedCache<string>({ entries: 2 });
  const [one, other] = [new AbortController(), new AbortController()];
  const left = pending();
  const loads = [one, other].map(({ signal }) => cache.load('a', left.read, { signal }));
  const signal = left.read.mock.calls[0]?.[0];
  one.abort();
  expect([signal?.aborted, cache.loading]).toEqual([false, 1]);
  other.abort();
  expect([signal?.aborted, cache.loading]).toEqual([true, 0]);
  expect(await cache.load('a', async () => 'again')).toBe('again');
  left.resolve('too late');
  await Promise.all(loads);
  expect(cache.get('a')).toBe('again');
});
