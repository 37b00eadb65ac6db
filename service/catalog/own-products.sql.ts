import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';

/** The products of a partner, by email address. */
export async function productsOwned(db: Database, email: string): Promise<{ type: string; productId: number }[]> {
  const { rows } = await sql<{ type: string; productId: number }>`
    select product_type as type, product_id as "productId" from owned_products(${email})`.execute(db);
  return rows;
}
