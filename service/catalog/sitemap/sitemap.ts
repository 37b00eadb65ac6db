import type { Context } from '../../platform/context.ts';
import {
  countPublished,
  type ListEntry,
  placesOf,
  publishedEntries,
  type SitemapType,
  sitemapTypes,
  typesOf,
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

/** The lists worth finding: a place or a type where there is something to stay at, to see, to travel on or to drive. */
export async function sitemapLists(ctx: Pick<Context, 'db'>): Promise<Record<ListKind, ListEntry[]>> {
  return {
    places: await placesOf(ctx.db, 'stays'),
    types: await typesOf(ctx.db, 'stays'),
    attractionPlaces: await placesOf(ctx.db, 'attractions'),
    tourPlaces: await placesOf(ctx.db, 'tour-packages'),
    tourTypes: await typesOf(ctx.db, 'tour-packages'),
    carPlaces: await placesOf(ctx.db, 'car-rentals'),
  };
}

type ListKind = 'places' | 'types' | 'attractionPlaces' | 'tourPlaces' | 'tourTypes' | 'carPlaces';
