import { LRUCache } from 'lru-cache';
import { Compressed, etagOf } from './negotiation.ts';
import { overlaps, type ProductSet } from './product-set.ts';

export interface CachedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bytes: Compressed;
  /** Size in bytes of all encodings. */
  readonly size: number;
  readonly products: ProductSet;
}

/** A rendered page; `products`: the products that it shows. */
interface MadePage {
  readonly html: Buffer;
  readonly headers: Record<string, string>;
  readonly products: ProductSet;
}

export interface PageCache {
  /** Whether the page is cached or being rendered, so that it costs nothing more. */
  readonly has: (key: string) => boolean;
  /** The page for that key; concurrent calls share one rendering. Undefined if it may not be cached. */
  readonly get: (key: string) => Promise<CachedPage | undefined>;
  /** Drops the pages that show one of these changed products. */
  readonly drop: (changed: ProductSet) => void;
}

/**
 * A cache of public pages, rendered and compressed, by canonical address. `render` returns undefined for a page that
 * must not be cached (not a 200, not public). A page that is dropped while it renders is returned once but not cached.
 */
export function makePageCache(render: (key: string) => Promise<MadePage | undefined>, megabytes = 24): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: megabytes * 2 ** 20,
    sizeCalculation: ({ size }) => size,
    // 'today' and what depends on it change without a write
    ttl: 60_000,
  });
  const underway = new Map<string, Promise<CachedPage | undefined>>();
  let generation = 0;
  /** For each running render: the changes since it began. */
  const rendering = new Set<ProductSet[]>();

  async function make(key: string): Promise<CachedPage | undefined> {
    const since: ProductSet[] = [];
    rendering.add(since);
    try {
      const rendered = await render(key);
      if (!rendered) return undefined;
      const { html, headers, products } = rendered;
      const bytes = new Compressed(html, 6);
      const page: CachedPage = { headers, products, etag: etagOf(html), bytes, size: await bytes.whole() };
      if (!since.some((changed) => overlaps(products, changed))) pages.set(key, page);
      return page;
    } finally {
      rendering.delete(since);
    }
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
    drop: (changed) => {
      generation += 1;
      for (const since of rendering) since.push(changed);
      for (const [key, { products }] of pages.entries()) if (overlaps(products, changed)) pages.delete(key);
    },
  };
}
