import { textIn } from '../../../messages/translate.ts';
import { requireRight } from '../../core/may.ts';
import type { Context, Database } from '../../platform/context.ts';
import { kinds, type ProductType, productTypes } from '../kinds.ts';
import { type ValueFacet, valueFacets } from '../lists/facet.ts';
import { products } from '../products/products.ts';
import {
  type ChangedEntry,
  countPublished,
  type ListEntry,
  markOfEntries,
  type PlaceEntry,
  placesOf,
  publishedEntries,
  publishedParts,
  valuesWith,
} from './sitemap.sql.ts';

/** Ids per file, as in `sitemap_part`, and so at most that many addresses: the protocol allows 50,000, and 50 MB. */
export const sitemapFileSize = 20_000;

/** Entries read and written at a time: no file is ever in memory as a whole. */
const batch = 1_000;

export interface SitemapFile {
  /** The path of the type. */
  readonly type: string;
  /** From 1; an empty part is left out, and the others keep their numbers. */
  readonly part: number;
  /** When one of its entries last changed, or left it. */
  readonly changed: Date;
}

/**
 * The files of the sitemap: one per type, more if its entries do not fit.
 *
 * @may everyone
 */
export async function sitemapFiles(ctx: Pick<Context, 'db' | 'viewer'>): Promise<SitemapFile[]> {
  requireRight(ctx.viewer, 'read the site');
  const files: SitemapFile[] = [];
  for (const type of productTypes) {
    const parts = await publishedParts(ctx.db, type);
    files.push(...parts.map((file) => ({ type: kinds[type].path, ...file })));
  }
  return files;
}

/** The published entries of one file. */
export interface SitemapEntries {
  readonly type: ProductType;
  /** A fingerprint that changes with the entries. */
  readonly mark: string;
  /** Read while they are iterated. */
  readonly batches: AsyncIterable<ChangedEntry[]>;
}

/**
 * The entries of a file; undefined if there is no such file.
 *
 * @may everyone
 */
export async function sitemapEntries(
  ctx: Pick<Context, 'db' | 'viewer'>,
  { type, part }: { type: string; part: number },
): Promise<SitemapEntries | undefined> {
  requireRight(ctx.viewer, 'read the site');
  const known = productTypes.find((name) => kinds[name].path === type);
  if (!known || part < 1) return undefined;
  const ids = { above: (part - 1) * sitemapFileSize, most: part * sitemapFileSize };
  const mark = await markOfEntries(ctx.db, known, ids);
  return mark === undefined ? undefined : { type: known, mark, batches: batchesOf(ctx.db, known, ids) };
}

async function* batchesOf(db: Database, type: ProductType, { above, most }: { above: number; most: number }) {
  let behind = above;
  for (;;) {
    const entries = await publishedEntries(db, type, { above: behind, most }, batch);
    if (entries.length > 0) yield entries;
    const last = entries.at(-1);
    if (!last || entries.length < batch) return;
    behind = last.id;
  }
}

/** The lists of a kind worth indexing, if not empty: of places, and of facet values. */
export interface KnownLists {
  readonly type: ProductType;
  readonly places: PlaceEntry[];
  /** By facet whose values have lists of their own. */
  readonly values: readonly { readonly facet: ValueFacet; readonly entries: ListEntry[] }[];
}

/** @may everyone */
export async function sitemapLists(ctx: Pick<Context, 'db' | 'viewer'>): Promise<KnownLists[]> {
  requireRight(ctx.viewer, 'read the site');
  const lists: KnownLists[] = [];
  for (const type of productTypes) {
    const { facets, sql } = products[type].list;
    const values = [];
    for (const facet of valueFacets(facets)) {
      const read = facet.ownList && sql.facets[facet.name];
      if (read && 'value' in read) values.push({ facet, entries: await valuesWith(ctx.db, type, read.value) });
    }
    lists.push({ type, places: await placesOf(ctx.db, type), values });
  }
  return lists;
}

/**
 * Number of addresses of each kind in the sitemap.
 *
 * @may everyone
 */
export async function countListed(
  ctx: Pick<Context, 'db' | 'viewer' | 'language'>,
): Promise<{ kind: string; count: number }[]> {
  requireRight(ctx.viewer, 'read the site');
  const t = textIn(ctx.language);
  const counts: { kind: string; count: number }[] = [];
  for (const type of productTypes)
    counts.push({ kind: t(kinds[type].label), count: await countPublished(ctx.db, type) });
  return counts;
}
