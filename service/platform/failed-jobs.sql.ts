import { sql } from 'kysely';
import type { Database } from './context.ts';
import { jobsSchemaOf } from './database/database.ts';

export interface FailedJob {
  readonly name: string;
  readonly times: number;
  readonly lastAt: Date;
}

/** Jobs in that schema that failed for good since then, by name. */
export async function failedJobsSince(db: Database, schema: string, since: Date): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select name, count(*)::int as times, max(completed_on) as "lastAt" from ${sql.id(jobsSchemaOf(schema), 'job')}
    where state = 'failed' and completed_on > ${since} group by name order by max(completed_on) desc`.execute(db);
  return rows;
}
