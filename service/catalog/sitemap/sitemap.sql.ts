import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import { kinds, type ProductType } from '../kinds.ts';

/** Ids after `above`, up to and including `most`. */
interface Ids {
  readonly above: number;
  readonly most: number;
}

export interface ChangedEntry {
  id: number;
  slug: string;
  changed: Date;
}

export async function countPublished(db: Database, type: ProductType): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(kinds[type].table)} where published_at is not null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** When the published entries of a part last changed, or one left it. */
export interface ChangedPart {
  readonly part: number;
  readonly changed: Date;
}

/** The parts with published entries, from 1. Reads two index entries per part (database/schema/08-catalog.sql). */
export async function publishedParts(db: Database, type: ProductType): Promise<ChangedPart[]> {
  const { table } = kinds[type];
  const first = (after: RawBuilder<unknown>) => sql`
    select sitemap_part(id), greatest(updated_at, published_at) from ${sql.table(table)}
    where published_at is not null and sitemap_part(id) > ${after} order by 1, 2 desc limit 1`;
  const { rows } = await sql<ChangedPart>`
    with recursive parts(part, changed) as (
      (${first(sql`0`)})
      union all
      select further.* from parts, lateral (${first(sql`parts.part`)}) further
    )
    select part, greatest(changed, (select max(at) from sitemap_removals r where r.kind = ${table} and r.part = p.part)) as changed
    from parts p order by part`.execute(db);
  return rows;
}

/** Deletes all removals but the last of each part. */
export async function deleteEarlierRemovals(db: Database): Promise<void> {
  await sql`
    delete from sitemap_removals r
    using (select kind, part, max(at) as at from sitemap_removals group by kind, part) last
    where r.kind = last.kind and r.part = last.part and r.at < last.at`.execute(db);
}

/**
 * A fingerprint of the published entries with those ids, which changes with any of them; undefined if there are none.
 */
export async function markOfEntries(
  db: Database,
  type: ProductType,
  { above, most }: Ids,
): Promise<string | undefined> {
  const { rows } = await sql<{ count: number; mark: string | null }>`
    select count(*)::int as count, sum(hashtextextended(slug || greatest(updated_at, published_at), 0))::text as mark
    from ${sql.table(kinds[type].table)}
    where published_at is not null and id > ${above}::bigint and id <= ${most}::bigint`.execute(db);
  const [row] = rows;
  return row && row.count > 0 ? `${row.count}.${row.mark}` : undefined;
}

/** The first published entries with those ids, at most `limit`, in order. */
export async function publishedEntries(
  db: Database,
  type: ProductType,
  { above, most }: Ids,
  limit: number,
): Promise<ChangedEntry[]> {
  const { rows } = await sql<ChangedEntry>`
    select id, slug, greatest(updated_at, published_at) as changed from ${sql.table(kinds[type].table)}
    where published_at is not null and id > ${above}::bigint and id <= ${most}::bigint order by id limit ${limit}::int`.execute(
    db,
  );
  return rows;
}

/** Places with products of the type, and when one last changed. Reads one index entry per place. */
export async function placesOf(db: Database, type: ProductType): Promise<PlaceEntry[]> {
  const { rows } = await sql<PlaceEntry>`
    select d.id, d.name, last.changed
    from destinations d cross join lateral (
      select s.updated_at as changed from ${sql.table(kinds[type].table)} s
      where s.destination_id = d.id and s.published_at is not null order by s.updated_at desc limit 1
    ) last
    where d.published_at is not null order by d.name`.execute(db);
  return rows;
}

/** The values of a facet, read by that expression of a product `s`, and when a product with it last changed. */
export async function valuesWith(db: Database, type: ProductType, value: RawBuilder<unknown>): Promise<ListEntry[]> {
  const first = (where: RawBuilder<unknown>) => sql`
    select ${value} as name, s.updated_at as changed from ${sql.table(kinds[type].table)} s
    where s.published_at is not null and ${where} order by 1, 2 desc limit 1`;
  const { rows } = await sql<ListEntry>`
    with recursive found(name, changed) as (
      (${first(sql`${value} is not null`)})
      union all
      select further.* from found, lateral (${first(sql`${value} > found.name`)}) further
    )
    select name, changed from found order by name`.execute(db);
  return rows;
}

export interface ListEntry {
  name: string;
  changed: Date;
}

export interface PlaceEntry extends ListEntry {
  /** Of the destination. */
  id: number;
}
