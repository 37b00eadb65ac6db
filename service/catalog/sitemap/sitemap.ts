import type { Context } from '../../platform/context.ts';
import {
  carPlaces,
  countPublished,
  type ListEntry,
  publishedEntries,
  type SitemapType,
  sitemapTypes,
  stayLists,
} from './sitemap.sql.ts';

/** Addresses a file: the protocol allows 50,000 of them, and 50 MB. */
export const sitemapFileSize = 20_000;

export interface SitemapFile {
  readonly type: SitemapType;
  /** From 1. */
  readonly part: number;
}

/** The files of the sitemap: one a type, more where it has more entries than fit. Reads how many there are. */
export async function sitemapFiles(ctx: Pick<Context, 'db'>): Promise<SitemapFile[]> {
  const files: SitemapFile[] = [];
  for (const type of sitemapTypes) {
    const parts = Math.ceil((await countPublished(ctx.db, type)) / sitemapFileSize);
    for (let part = 1; part <= parts; part += 1) files.push({ type, part });
  }
  return files;
}

/** The published entries of one file, and their type; undefined when there is no such file. */
export async function sitemapEntries(
  ctx: Pick<Context, 'db'>,
  { type, part }: { type: string; part: number },
): Promise<{ type: SitemapType; entries: { slug: string; changed: Date }[] } | undefined> {
  const known = sitemapTypes.find((name) => name === type);
  if (!known || part < 1) return undefined;
  const entries = await publishedEntries(ctx.db, known, {
    offset: (part - 1) * sitemapFileSize,
    limit: sitemapFileSize,
  });
  return entries.length > 0 ? { type: known, entries } : undefined;
}

/** The lists worth finding: a place or a property type where there is something to stay at. */
export function sitemapLists(ctx: Pick<Context, 'db'>): Promise<{ places: ListEntry[]; types: ListEntry[] }> {
  return stayLists(ctx.db);
}

/** The places worth finding where there is a car to rent. */
export function sitemapCarPlaces(ctx: Pick<Context, 'db'>): Promise<ListEntry[]> {
  return carPlaces(ctx.db);
}
