import { sql } from 'kysely';
import type { Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';

/** Returns the first day of sales that are accounted in whole rupees; earlier sales keep their paise. */
export async function wholeRupeesSince(db: Database): Promise<Day> {
  const { rows } = await sql<{ since: Day }>`select since::text from whole_rupees`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The day of whole rupees is missing');
  return row.since;
}
