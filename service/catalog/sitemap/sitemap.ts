import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { kinds, type ProductType, productTypes } from '../kinds.ts';
import { type ValueFacet, valueFacets } from '../lists/facet.ts';
import { products } from '../products.ts';
import {
  countPublished,
  type ListEntry,
  placesOf,
  publishedEntries,
  publishedSpans,
  valuesWith,
} from './sitemap.sql.ts';

/** Ids a file, and so addresses at most: the protocol allows 50,000 of them, and 50 MB. */
export const sitemapFileSize = 20_000;

export interface SitemapFile {
  /** The path of the type. */
  readonly type: string;
  /** From 1; one that has become empty is left out, and the others keep theirs. */
  readonly part: number;
}

/** The files of the sitemap: one a type, more where it has more entries than fit. Reads a row for each file. */
export async function sitemapFiles(ctx: Pick<Context, 'db' | 'viewer'>): Promise<SitemapFile[]> {
  requireRight(ctx.viewer, 'read the shop');
  const files: SitemapFile[] = [];
  for (const type of productTypes) {
    const parts = await publishedSpans(ctx.db, type, sitemapFileSize);
    files.push(...parts.map((part) => ({ type: kinds[type].path, part })));
  }
  return files;
}

/** The published entries of one file, and their type; undefined when there is no such file. */
export async function sitemapEntries(
  ctx: Pick<Context, 'db' | 'viewer'>,
  { type, part }: { type: string; part: number },
): Promise<{ type: ProductType; entries: { slug: string; changed: Date }[] } | undefined> {
  requireRight(ctx.viewer, 'read the shop');
  const known = productTypes.find((name) => kinds[name].path === type);
  if (!known || part < 1) return undefined;
  const entries = await publishedEntries(ctx.db, known, { part, size: sitemapFileSize });
  return entries.length > 0 ? { type: known, entries } : undefined;
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
