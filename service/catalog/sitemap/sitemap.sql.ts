import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import { kinds, type ProductType } from '../kinds.ts';

export interface ChangedEntry {
  slug: string;
  changed: Date;
}

export async function countPublished(db: Database, type: ProductType): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(kinds[type].table)} where published_at is not null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Numbered from 1, the spans of so many ids in which something is published. Reads one row of each. */
export async function publishedSpans(db: Database, type: ProductType, size: number): Promise<number[]> {
  const products = sql.table(kinds[type].table);
  const { rows } = await sql<{ part: number }>`
    with recursive spans(part) as (
      select (min(id) - 1) / ${size}::bigint + 1 from ${products} where published_at is not null
      union all
      select (select (min(id) - 1) / ${size}::bigint + 1 from ${products} where published_at is not null and id > part * ${size}::bigint)
      from spans where part is not null
    )
    select part from spans where part is not null`.execute(db);
  return rows.map(({ part }) => part);
}

/** Published entries whose ids lie in that span, from 1, of so many. */
export async function publishedEntries(
  db: Database,
  type: ProductType,
  { part, size }: { part: number; size: number },
): Promise<ChangedEntry[]> {
  const { rows } = await sql<ChangedEntry>`
    select slug, greatest(updated_at, published_at) as changed from ${sql.table(kinds[type].table)}
    where published_at is not null and id > ${(part - 1) * size}::bigint and id <= ${part * size}::bigint order by id`.execute(
    db,
  );
  return rows;
}

/** Places that have something of the type, and when that last changed. */
export async function placesOf(db: Database, type: ProductType): Promise<ListEntry[]> {
  const { rows } = await sql<ListEntry>`
    select d.name, max(s.updated_at) as changed
    from ${sql.table(kinds[type].table)} s join destinations d on d.id = s.destination_id
    where s.published_at is not null and d.published_at is not null group by d.id, d.name order by d.name`.execute(db);
  return rows;
}

/** Values that there are of a facet, read by that expression of a product `s`, and when something with it last changed. */
export async function valuesWith(db: Database, type: ProductType, value: RawBuilder<unknown>): Promise<ListEntry[]> {
  const { rows } = await sql<ListEntry>`
    select v.name, max(v.changed) as changed from (
      select ${value} as name, s.updated_at as changed from ${sql.table(kinds[type].table)} s where s.published_at is not null
    ) v where v.name is not null group by v.name order by v.name`.execute(db);
  return rows;
}

export interface ListEntry {
  name: string;
  changed: Date;
}
