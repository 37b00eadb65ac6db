import { LRUCache } from 'lru-cache';
import type { Compressed } from '../platform/compressed.ts';

export interface KeptAnswer {
  /** The catalogue's version before it was made: while that stands, so does the answer. */
  readonly version: string;
  readonly etag: string;
  readonly body: Buffer;
  readonly compressed: Compressed;
}

/** Finished answers by what was asked, within bounds. */
export type KeptAnswers = LRUCache<string, KeptAnswer>;

export function makeKeptAnswers(megabytes = 8): KeptAnswers {
  return new LRUCache<string, KeptAnswer>({
    maxSize: megabytes * 2 ** 20,
    // an eighth more for the compressed forms
    sizeCalculation: ({ body }, key) => Math.ceil(body.length * 1.125) + key.length + 100,
  });
}
