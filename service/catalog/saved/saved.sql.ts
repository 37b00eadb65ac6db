import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';

export interface SavedRow {
  readonly id: number;
  readonly slug: string;
  /** Its destination: 'Jaipur'; null without one. */
  readonly place: string | null;
}

/** Those of these products that are published. `table` is that of their type. */
export async function findBySlugs(db: Database, table: string, slugs: readonly string[]): Promise<SavedRow[]> {
  const { rows } = await sql<SavedRow>`
    select t.id, t.slug, d.name as place
    from ${sql.table(table)} t
      left join destinations d on d.id = t.destination_id and d.published_at is not null
    where t.published_at is not null and t.slug = any(${[...slugs]}::text[])`.execute(db);
  return rows;
}
