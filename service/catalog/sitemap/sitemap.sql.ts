import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';

export interface ChangedEntry {
  slug: string;
  changed: Date;
}

/** What of the catalogue has pages of its own, by the table it stands in. */
const tables = {
  stays: 'stays',
  attractions: 'attractions',
  'tour-packages': 'tour_packages',
  'car-rentals': 'car_rentals',
} as const;
export type SitemapType = keyof typeof tables;
export const sitemapTypes = ['stays', 'attractions', 'tour-packages', 'car-rentals'] as const satisfies SitemapType[];

export async function countPublished(db: Database, type: SitemapType): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(tables[type])} where published_at is not null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Published entries in the order in which they were made, so that a page of them stays the same page. */
export async function publishedEntries(
  db: Database,
  type: SitemapType,
  { offset, limit }: { offset: number; limit: number },
): Promise<ChangedEntry[]> {
  const { rows } = await sql<ChangedEntry>`
    select slug, greatest(updated_at, published_at) as changed from ${sql.table(tables[type])}
    where published_at is not null order by id offset ${offset}::int limit ${limit}::int`.execute(db);
  return rows;
}

/** Places that have something of the type, and when that last changed. */
export async function placesOf(db: Database, type: SitemapType): Promise<ListEntry[]> {
  const { rows } = await sql<ListEntry>`
    select d.name, max(s.updated_at) as changed
    from ${sql.table(tables[type])} s join destinations d on d.id = s.destination_id
    where s.published_at is not null and d.published_at is not null group by d.id, d.name order by d.name`.execute(db);
  return rows;
}

/** Kinds of property or of tour that there are, and when one of them last changed. */
export async function typesOf(db: Database, type: 'stays' | 'tour-packages'): Promise<ListEntry[]> {
  const { rows } = await sql<ListEntry>`
    select type as name, max(updated_at) as changed from ${sql.table(tables[type])}
    where published_at is not null and type is not null group by type order by type`.execute(db);
  return rows;
}

export interface ListEntry {
  name: string;
  changed: Date;
}
