import type { ByteParts } from '../platform/byte-parts.ts';
import type { Compressed } from '../platform/negotiation.ts';
import { VersionedCache } from '../platform/versioned-cache.ts';

export interface CachedAnswer {
  readonly etag: string;
  readonly body: ByteParts;
  readonly compressed: Compressed;
}

/** A bounded cache of answers by query and the catalogue's version before they were made. */
export interface AnswerCache {
  readonly get: (queryText: string, version: string) => CachedAnswer | undefined;
  /** The answer of any version. */
  readonly latest: (queryText: string) => CachedAnswer | undefined;
  /** Caches the answer to a repeated query; the first time only the query is remembered. */
  readonly set: (queryText: string, answer: CachedAnswer, version: string) => void;
}

/**
 * A cache of that many megabytes. Answers to single queries are not cached: they would displace frequent ones, and old
 * garbage is the most expensive to collect.
 */
export function makeAnswerCache(megabytes = 8): AnswerCache {
  const answers = new VersionedCache<CachedAnswer>({
    bytes: megabytes * 2 ** 20,
    // an eighth more for the compressed forms
    sizeOf: ({ body }) => Math.ceil(body.length * 1.125),
  });
  const askedOnce = new VersionedCache<true>({ bytes: 2 ** 19, sizeOf: () => 0 });
  return {
    get: (queryText, version) => answers.get(queryText, version),
    latest: (queryText) => answers.latest(queryText),
    set: (queryText, answer, version) => {
      if (!answers.latest(queryText) && !askedOnce.delete(queryText)) {
        askedOnce.set(queryText, true);
        return;
      }
      // in one piece: the cache would otherwise keep its parts as well
      answer.body.whole();
      answers.set(queryText, answer, version);
    },
  };
}
