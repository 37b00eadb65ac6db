import { randomBytes } from 'node:crypto';
import type { Window } from './shared-counts.sql.ts';

const rows = 4;
const columns = 2 ** 17;
const most = 65_535;

/** Approximate counts of keys that were evicted. */
export interface EvictedCounts {
  readonly put: (key: string, window: Window, now: number) => void;
  /** Never less than what was stored for that key while its window is open; more if other keys share its cells. */
  readonly read: (key: string, now: number) => Window | undefined;
}

/**
 * A count-min sketch of 3 MB for any number of keys. Keys that share cells count as the busiest of them, never less
 * than their own count: too many keys make limits stricter, not weaker. A secret of the process decides which keys
 * share cells.
 */
export function makeEvictedCounts(): EvictedCounts {
  const secret = randomBytes(8);
  const calls = new Uint16Array(rows * columns);
  // seconds since 1970, rounded up
  const ends = new Uint32Array(rows * columns);
  /** A fast hash, seeded with the secret: a million keys take two million hashes. */
  function cellsOf(key: string): number[] {
    let one = secret.readUInt32LE(0);
    let two = secret.readUInt32LE(4);
    for (let at = 0; at < key.length; at += 1) {
      const char = key.charCodeAt(at);
      one = Math.imul(one ^ char, 2_654_435_761);
      two = Math.imul(two ^ char, 1_597_334_677);
    }
    one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909);
    two = (Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909)) | 1;
    const cells: number[] = [];
    for (let row = 0; row < rows; row += 1) {
      const mixed = Math.imul(one + row * two, 2_654_435_761) >>> 15;
      cells.push(row * columns + (mixed % columns));
    }
    return cells;
  }
  return {
    put: (key, window, now) => {
      const end = Math.ceil(window.ends / 1_000);
      for (const cell of cellsOf(key)) {
        const open = (ends[cell] ?? 0) * 1_000 > now;
        calls[cell] = Math.min(most, Math.max(open ? (calls[cell] ?? 0) : 0, window.calls));
        ends[cell] = Math.max(ends[cell] ?? 0, end);
      }
    },
    read: (key, now) => {
      const cells = cellsOf(key);
      const end = 1_000 * Math.min(...cells.map((cell) => ends[cell] ?? 0));
      return end <= now ? undefined : { calls: Math.min(...cells.map((cell) => calls[cell] ?? 0)), ends: end };
    },
  };
}
