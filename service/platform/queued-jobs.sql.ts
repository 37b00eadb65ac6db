import { sql } from 'kysely';
import type { Database } from './context.ts';
import { jobsSchemaOf } from './database/database.ts';
import type { JobName } from './queue.ts';

/** Which of those ids a job of that queue carries under `key`, whether it waits, runs, is done or failed. */
export async function queuedIds(
  db: Database,
  schema: string,
  { queue, key, ids }: { queue: JobName; key: string; ids: readonly number[] },
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select (data ->> ${key})::float8 as id from ${sql.id(jobsSchemaOf(schema), 'job')}
    where name = ${queue} and data ->> ${key} = any(${ids.map(String)}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
