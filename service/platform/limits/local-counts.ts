import { LRUCache } from 'lru-cache';
import { makeEvictedCounts } from './evicted-counts.ts';
import type { CountedCall, Window } from './shared-counts.sql.ts';

const exactly = 50_000;

/** Counts of this process, including those received from the database. */
export interface LocalCounts {
  readonly read: (key: string, now: number) => Window | undefined;
  readonly write: (key: string, window: Window) => void;
  readonly add: (counted: CountedCall, now: number) => Window;
}

/**
 * Exact counts of the 50,000 keys used last; evicted keys are kept in a sketch that only errs upwards. So a million
 * made-up keys give no one another try, and the memory stays constant.
 */
export function makeLocalCounts(): LocalCounts {
  const evicted = makeEvictedCounts();
  let anyEvicted = false;
  let latest = 0;
  const windows = new LRUCache<string, Window>({
    max: exactly,
    dispose: (window, key, reason) => {
      if (reason !== 'evict') return;
      anyEvicted = true;
      evicted.put(key, window, latest);
    },
  });
  const read: LocalCounts['read'] = (key, now) => {
    latest = now;
    const known = windows.get(key) ?? (anyEvicted ? evicted.read(key, now) : undefined);
    return known && known.ends > now ? known : undefined;
  };
  return {
    read,
    write: (key, window) => {
      windows.set(key, window);
    },
    add: ({ key, seconds }, now) => {
      const open = read(key, now);
      const window = open ? { ...open, calls: open.calls + 1 } : { calls: 1, ends: now + seconds * 1_000 };
      windows.set(key, window);
      return window;
    },
  };
}
