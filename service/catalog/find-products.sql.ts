import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';
import { kindOf, type ProductType, productTypes } from './kinds.ts';

/** Filters of products; absent: all. */
export interface ProductFilter {
  readonly type?: ProductType | undefined;
  /** Part of a location or name. */
  readonly place?: string | undefined;
  readonly product?: string | undefined;
  readonly slug?: string | undefined;
  /** Email address of a partner: only their products. */
  readonly owner?: string | undefined;
  /** Only products after this one, in the order of the list. */
  readonly after?: ProductMark | undefined;
}

/** The position of a product in the list. */
export interface ProductMark {
  readonly type: ProductType;
  readonly name: string;
  readonly id: number;
}

interface ProductRow extends ProductMark {
  readonly slug: string;
  readonly published: boolean;
}

const like = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

/** Products sorted by type and name, in one statement. */
export async function findProducts(db: Database, filter: ProductFilter, limit: number): Promise<ProductRow[]> {
  const begins = filter.after ? productTypes.indexOf(filter.after.type) : 0;
  const parts = productTypes.flatMap((type, position) => {
    if (position < begins || (filter.type !== undefined && filter.type !== type)) return [];
    const { name, id } = (position === begins && filter.after) || { name: '', id: 0 };
    const owned =
      filter.owner === undefined
        ? sql``
        : sql`and p.id in (select o.product_id from owned_products(${filter.owner}) o where o.product_type = ${type})`;
    return [
      sql`(select ${position}::int as position, ${type}::text as type, p.id, p.name, p.slug,
          p.published_at is not null as published
        from ${sql.table(kindOf(type).table)} p
        where (p.name, p.id) > (${name}, ${id}::int)
          and (${filter.place ?? null}::text is null or p.location ilike ${like(filter.place ?? '')})
          and (${filter.slug ?? null}::text is null or p.slug = ${filter.slug ?? null})
          and (${filter.product ?? null}::text is null or p.name ilike ${like(filter.product ?? '')})
          ${owned}
        order by p.name, p.id limit ${limit})`,
    ];
  });
  if (parts.length === 0) return [];
  const { rows } = await sql<ProductRow>`
    select type, id, name, slug, published from (${sql.join(parts, sql` union all `)}) all_kinds
    order by position, name, id limit ${limit}`.execute(db);
  return rows;
}
