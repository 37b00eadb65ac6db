import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';

/** The slugs of those products with no price, or with one below `least` paise. */
export async function unpricedProducts(
  db: Database,
  table: string,
  { ids, least }: { readonly ids: readonly number[]; readonly least: number },
): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(table)}
    where id = any(${[...ids]}::int[]) and (price_paise is null or price_paise < ${least}) order by id`.execute(db);
  return rows.map(({ slug }) => slug);
}
