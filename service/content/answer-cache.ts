import { LRUCache } from 'lru-cache';
import type { ByteParts } from '../platform/byte-parts.ts';
import type { Compressed } from '../platform/negotiation.ts';

export interface CachedAnswer {
  /** The catalogue's version before the answer was made: the answer is valid while it stays the same. */
  readonly version: string;
  readonly etag: string;
  readonly body: ByteParts;
  readonly compressed: Compressed;
}

/** A bounded cache of answers by query. */
export interface AnswerCache {
  readonly get: (queryText: string) => CachedAnswer | undefined;
  /** Caches the answer to a repeated query; the first time only the query is remembered. */
  readonly set: (queryText: string, answer: CachedAnswer) => void;
}

/**
 * A cache of that many megabytes. Answers to single queries are not cached: they would displace frequent ones, and old
 * garbage is the most expensive to collect.
 */
export function makeAnswerCache(megabytes = 8): AnswerCache {
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: megabytes * 2 ** 20,
    // an eighth more for the compressed forms
    sizeCalculation: ({ body }, queryText) => Math.ceil(body.length * 1.125) + queryText.length + 100,
  });
  const askedOnce = new LRUCache<string, true>({
    maxSize: 2 ** 19,
    sizeCalculation: (_, queryText) => queryText.length + 100,
  });
  return {
    get: (queryText) => answers.get(queryText),
    set: (queryText, answer) => {
      if (!answers.has(queryText) && !askedOnce.delete(queryText)) {
        askedOnce.set(queryText, true);
        return;
      }
      // in one piece: the cache would otherwise keep its parts as well
      answer.body.whole();
      answers.set(queryText, answer);
    },
  };
}
