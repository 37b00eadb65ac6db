import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import { kinds, type ProductType } from '../kinds.ts';

/** From the one behind `above` to `most`. */
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

/** When what is published of it, or was, last changed. */
export interface ChangedPart {
  readonly part: number;
  readonly changed: Date;
}

/** The parts in which something is published, from 1. Reads two entries of indexes for each (database/schema/08-catalog.sql). */
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

/** Of each part the last removal is kept: the others say nothing more. */
export async function deleteEarlierRemovals(db: Database): Promise<void> {
  await sql`
    delete from sitemap_removals r
    using (select kind, part, max(at) as at from sitemap_removals group by kind, part) last
    where r.kind = last.kind and r.part = last.part and r.at < last.at`.execute(db);
}

/** Of those ids what is published: whatever changes of it gives another mark. Undefined: nothing is. */
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

/** The first published entries of those ids, so many at most, in their order. */
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

/** Places that have something of the type, and when that last changed. Reads one entry of an index for each place. */
export async function placesOf(db: Database, type: ProductType): Promise<ListEntry[]> {
  const { rows } = await sql<ListEntry>`
    select d.name, last.changed
    from destinations d cross join lateral (
      select s.updated_at as changed from ${sql.table(kinds[type].table)} s
      where s.destination_id = d.id and s.published_at is not null order by s.updated_at desc limit 1
    ) last
    where d.published_at is not null order by d.name`.execute(db);
  return rows;
}

/** Values that there are of a facet, read by that expression of a product `s`, and when something with it last changed. */
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
