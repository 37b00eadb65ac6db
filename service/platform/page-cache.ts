import { LRUCache } from 'lru-cache';
import { Compressed, etagOf } from './negotiation.ts';

export interface CachedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bytes: Compressed;
  /** Of all its encodings. */
  readonly size: number;
}

export interface PageCache {
  /** Whether the finished page of that key is there, or is being made: it costs nothing more. */
  readonly has: (key: string) => boolean;
  /** The finished page of that key; one render a key at a time. undefined when it may not be kept. */
  readonly get: (key: string) => Promise<CachedPage | undefined>;
  /** Forgets everything: the catalogue has changed. */
  readonly drop: () => void;
}

/**
 * Public pages, finished and compressed, by canonical address. `render` gives the page, or undefined when it must not
 * be kept (not a 200, not public). A page whose render began before a drop is handed out once but not kept.
 */
export function makePageCache(
  render: (key: string) => Promise<{ html: Buffer; headers: Record<string, string> } | undefined>,
  megabytes = 24,
): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: megabytes * 2 ** 20,
    sizeCalculation: ({ size }) => size,
    // 'today' and what hangs on it change without a write
    ttl: 60_000,
  });
  const underway = new Map<string, Promise<CachedPage | undefined>>();
  let generation = 0;

  async function make(key: string): Promise<CachedPage | undefined> {
    const began = generation;
    const rendered = await render(key);
    if (!rendered) return undefined;
    const { html, headers } = rendered;
    const bytes = new Compressed(html, 6);
    const page: CachedPage = { headers, etag: etagOf(html), bytes, size: await bytes.whole() };
    if (began === generation) pages.set(key, page);
    return page;
  }

  return {
    has: (key) => pages.has(key) || underway.has(`${generation} ${key}`),
    get: (key) => {
      const kept = pages.get(key);
      if (kept) return Promise.resolve(kept);
      const now = `${generation} ${key}`;
      const running = underway.get(now);
      if (running !== undefined) return running;
      const made = make(key).finally(() => underway.delete(now));
      underway.set(now, made);
      return made;
    },
    drop: () => {
      generation += 1;
      pages.clear();
    },
  };
}
