import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';

/** The slug of the published tour with that location, hyphenated; of several a featured one, then the first. */
export async function slugAtLocation(db: Database, hyphenated: string): Promise<string | undefined> {
  const { rows } = await sql<{ slug: string }>`
    select slug from tour_packages
    where published_at is not null
      and trim(both '-' from regexp_replace(lower(location), '[[:space:][:punct:]]+', '-', 'g')) = ${hyphenated}
    order by featured desc, id limit 1`.execute(db);
  return rows[0]?.slug;
}
