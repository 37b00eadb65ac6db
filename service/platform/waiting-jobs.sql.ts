import { sql } from 'kysely';
import { type Database, jobsSchemaOf } from './database/database.ts';

interface WaitingJobs {
  readonly name: string;
  readonly count: number;
  /** Seconds since the first of them could have begun; 0: none is waiting. */
  readonly seconds: number;
  /** Failed for good within a day. */
  readonly failed: number;
}

/** Due jobs that have not begun, and jobs that failed for good within a day, by queue. */
export async function countWaitingJobs(db: Database, schema: string): Promise<WaitingJobs[]> {
  const { rows } = await sql<WaitingJobs>`
    select name, count(*) filter (where state < 'active')::int as count,
      coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active')), 0)::float8 as seconds,
      count(*) filter (where state = 'failed')::int as failed
    from ${sql.id(jobsSchemaOf(schema), 'job')} where (state < 'active' and start_after <= now())
      or (state = 'failed' and completed_on > now() - interval '1 day') group by name`.execute(db);
  return rows;
}
