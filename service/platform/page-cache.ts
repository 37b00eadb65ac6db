import { Compressed, etagOf } from './negotiation.ts';
import { overlaps, type ProductSet } from './product-set.ts';
import { VersionedCache } from './versioned-cache.ts';

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
  const pages = new VersionedCache<CachedPage | undefined>({
    bytes: megabytes * 2 ** 20,
    sizeOf: (page) => page?.size ?? 0,
    // 'today' and what depends on it change without a write
    milliseconds: 60_000,
  });
  async function make(key: string): Promise<CachedPage | undefined> {
    const rendered = await render(key);
    if (!rendered) return undefined;
    const { html, headers, products } = rendered;
    const bytes = new Compressed(html, 6);
    return { headers, products, etag: etagOf(html), bytes, size: await bytes.whole() };
  }
  return {
    has: (key) => pages.has(key),
    get: (key) => pages.load(key, () => make(key)),
    drop: (changed) => pages.drop((page) => page !== undefined && overlaps(page.products, changed)),
  };
}
