import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { kinds, type ProductType, productTypes } from '../kinds.ts';
import { countPublished, type ListEntry, placesOf, publishedEntries, typesOf } from './sitemap.sql.ts';

/** Addresses a file: the protocol allows 50,000 of them, and 50 MB. */
export const sitemapFileSize = 20_000;

export interface SitemapFile {
  /** The path of the type. */
  readonly type: string;
  /** From 1. */
  readonly part: number;
}

/** The files of the sitemap: one a type, more where it has more entries than fit. Reads how many there are. */
export async function sitemapFiles(ctx: Pick<Context, 'db' | 'viewer'>): Promise<SitemapFile[]> {
  requireRight(ctx.viewer, 'read the shop');
  const files: SitemapFile[] = [];
  for (const type of productTypes) {
    const parts = Math.ceil((await countPublished(ctx.db, type)) / sitemapFileSize);
    for (let part = 1; part <= parts; part += 1) files.push({ type: kinds[type].path, part });
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
  const entries = await publishedEntries(ctx.db, known, {
    offset: (part - 1) * sitemapFileSize,
    limit: sitemapFileSize,
  });
  return entries.length > 0 ? { type: known, entries } : undefined;
}

/** The lists worth finding: the places of each kind of product, and the types of stays and tours, where there is something. */
export async function sitemapLists(ctx: Pick<Context, 'db' | 'viewer'>): Promise<{
  places: { type: ProductType; places: ListEntry[] }[];
  stayTypes: ListEntry[];
  tourTypes: ListEntry[];
}> {
  requireRight(ctx.viewer, 'read the shop');
  const places = [];
  for (const type of productTypes) places.push({ type, places: await placesOf(ctx.db, type) });
  const stayTypes = await typesOf(ctx.db, 'stay');
  return { places, stayTypes, tourTypes: await typesOf(ctx.db, 'tour-package') };
}
