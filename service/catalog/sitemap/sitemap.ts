import { requireRight } from '../../core/may.ts';
import type { Context, Database } from '../../platform/context.ts';
import { kinds, type ProductType, productTypes } from '../kinds.ts';
import { type ValueFacet, valueFacets } from '../lists/facet.ts';
import { products } from '../products.ts';
import {
  type ChangedEntry,
  countPublished,
  type ListEntry,
  markOfEntries,
  placesOf,
  publishedEntries,
  publishedParts,
  valuesWith,
} from './sitemap.sql.ts';

/** Ids a file, as `sitemap_part` has it, and so addresses at most: the protocol allows 50,000 of them, and 50 MB. */
export const sitemapFileSize = 20_000;

/** So many are read and written at a time: no file stands in memory as a whole. */
const batch = 1_000;

export interface SitemapFile {
  /** The path of the type. */
  readonly type: string;
  /** From 1; one that has become empty is left out, and the others keep theirs. */
  readonly part: number;
  /** When something of it last changed, or left it. */
  readonly changed: Date;
}

/** The files of the sitemap: one a type, more where it has more entries than fit. */
export async function sitemapFiles(ctx: Pick<Context, 'db' | 'viewer'>): Promise<SitemapFile[]> {
  requireRight(ctx.viewer, 'read the shop');
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
  /** Another one when anything of them has changed. */
  readonly mark: string;
  /** Read while they are taken. */
  readonly batches: AsyncIterable<ChangedEntry[]>;
}

/** Undefined when there is no such file. */
export async function sitemapEntries(
  ctx: Pick<Context, 'db' | 'viewer'>,
  { type, part }: { type: string; part: number },
): Promise<SitemapEntries | undefined> {
  requireRight(ctx.viewer, 'read the shop');
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

/** The lists of a kind that are worth finding, where there is something: of places, and of the values of a facet. */
export interface KnownLists {
  readonly type: ProductType;
  readonly places: ListEntry[];
  /** By the facet whose values have lists of their own. */
  readonly values: readonly { readonly facet: ValueFacet; readonly entries: ListEntry[] }[];
}

export async function sitemapLists(ctx: Pick<Context, 'db' | 'viewer'>): Promise<KnownLists[]> {
  requireRight(ctx.viewer, 'read the shop');
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

/** How many addresses of each kind stand in the sitemap. */
export async function countListed(ctx: Pick<Context, 'db' | 'viewer'>): Promise<{ kind: string; count: number }[]> {
  requireRight(ctx.viewer, 'read the shop');
  const counts: { kind: string; count: number }[] = [];
  for (const type of productTypes) counts.push({ kind: kinds[type].label, count: await countPublished(ctx.db, type) });
  return counts;
}
