import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';

/** Published stays by type and price of their cheapest night, in paise. */
export async function countNightPrices(db: Database): Promise<{ type: string; night: number; stays: number }[]> {
  const { rows } = await sql<{ type: string; night: number; stays: number }>`
    select type, price_paise as night, count(*)::int as stays from stays
    where published_at is not null and price_paise > 0 group by 1, 2`.execute(db);
  return rows;
}
