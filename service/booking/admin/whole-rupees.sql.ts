import { sql } from 'kysely';
import type { Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';

/** The day from which what is sold is accounted in whole rupees; what was sold before keeps its paise. */
export async function wholeRupeesSince(db: Database): Promise<Day> {
  const { rows } = await sql<{ since: Day }>`select since::text from whole_rupees`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The day of whole rupees is missing');
  return row.since;
}
