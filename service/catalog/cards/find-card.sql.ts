import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';

export interface CardRow {
  readonly name: string;
  readonly place: string;
  readonly image: string | null;
}

export async function findCardRow(db: Database, table: string, slug: string): Promise<CardRow | undefined> {
  const { rows } =
    table === 'destinations'
      ? await sql<CardRow>`
          select t.name, t.region as place, m.url as image
          from destinations t left join pictures m on m.id = t.image_id
          where t.slug = ${slug} and t.published_at is not null`.execute(db)
      : await sql<CardRow>`
          select t.name, coalesce(d.name || ', ' || d.region, t.location) as place, m.url as image
          from ${sql.table(table)} t
          left join pictures m on m.id = t.image_id
          left join destinations d on d.id = t.destination_id and d.published_at is not null
          where t.slug = ${slug} and t.published_at is not null`.execute(db);
  return rows[0];
}
