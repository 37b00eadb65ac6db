import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';
import { kindOf, type ProductType } from './kinds.ts';

/** A product in a list. */
export interface NamedProduct {
  readonly type: ProductType;
  readonly id: number;
  readonly documentId: string;
  readonly name: string;
  readonly slug: string;
  readonly published: boolean;
}

/** Those of the given products that exist, sorted by type and name. */
export async function productRows(
  db: Database,
  of: readonly { readonly type: ProductType; readonly productId: number }[],
): Promise<NamedProduct[]> {
  const parts = [...Map.groupBy(of, ({ type }) => type)].map(
    ([type, some]) => sql`select ${type}::text as type, p.id, p.document_id as "documentId", p.name, p.slug,
        p.published_at is not null as published
      from ${sql.table(kindOf(type).table)} p where p.id = any(${some.map(({ productId }) => productId)}::int[])`,
  );
  if (parts.length === 0) return [];
  const { rows } = await sql<NamedProduct>`${sql.join(parts, sql` union all `)} order by type, name, id`.execute(db);
  return rows;
}
