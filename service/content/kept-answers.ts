import { LRUCache } from 'lru-cache';
import type { ByteParts } from '../platform/byte-parts.ts';
import type { Compressed } from '../platform/negotiation.ts';

export interface KeptAnswer {
  /** The catalogue's version before it was made: while that stands, so does the answer. */
  readonly version: string;
  readonly etag: string;
  readonly body: ByteParts;
  readonly compressed: Compressed;
}

/** Finished answers by what was asked, within bounds. */
export interface KeptAnswers {
  readonly get: (asked: string) => KeptAnswer | undefined;
  /** Keeps the answer to what was asked before; the first time it is remembered only that it was asked. */
  readonly set: (asked: string, answer: KeptAnswer) => void;
}

/**
 * A place for that many megabytes of answers. What is asked but once is not kept: it would push out what is asked often,
 * and become garbage when it is old, which costs the most to collect.
 */
export function makeKeptAnswers(megabytes = 8): KeptAnswers {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: megabytes * 2 ** 20,
    // an eighth more for the compressed forms
    sizeCalculation: ({ body }, asked) => Math.ceil(body.length * 1.125) + asked.length + 100,
  });
  const askedOnce = new LRUCache<string, true>({ maxSize: 2 ** 19, sizeCalculation: (_, asked) => asked.length + 100 });
  return {
    get: (asked) => answers.get(asked),
    set: (asked, answer) => {
      if (!answers.has(asked) && !askedOnce.delete(asked)) {
        askedOnce.set(asked, true);
        return;
      }
      // in one piece: its parts would be kept with it
      answer.body.whole();
      answers.set(asked, answer);
    },
  };
}
