import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import type { ProductMark } from '../find-products.sql.ts';
import { kindOf, type ProductType, productTypes } from '../kinds.ts';

/** A sellable and its product. */
export interface StockedRow {
  readonly type: ProductType;
  readonly productId: number;
  readonly product: string;
  readonly slug: string;
  /** The room type; null if the product itself has the stock. */
  readonly option: string | null;
  readonly sellableId: number;
  /** On an ordinary day. */
  readonly units: number;
  readonly slots: readonly string[];
  readonly documentId: string;
}

function stockOf(type: ProductType, where: RawBuilder<unknown>): RawBuilder<unknown> {
  const { table, unitsField } = kindOf(type);
  const typed = sql`${productTypes.indexOf(type)}::int as kind, ${type}::text as type, p.id as product_id, p.name as product, p.slug`;
  return unitsField === null
    ? sql`select ${typed}, o.name as option, o.position, o.id, o.sellable_id, o.document_id
        from ${sql.table(table)} p join room_types o on o.stay_id = p.id where ${where}`
    : sql`select ${typed}, null::text as option, 0 as position, p.id, p.sellable_id, p.document_id
        from ${sql.table(table)} p where ${where}`;
}

async function readRows(db: Database, parts: readonly RawBuilder<unknown>[]): Promise<StockedRow[]> {
  if (parts.length === 0) return [];
  const { rows } = await sql<StockedRow>`
    select r.type, r.product_id as "productId", r.product, r.slug, r.option, r.sellable_id as "sellableId", u.units, u.slots,
      r.document_id as "documentId"
    from (${sql.join(parts, sql` union all `)}) r join ordinary_units u using (sellable_id)
    order by r.kind, r.product, r.product_id, r.position, r.id`.execute(db);
  return rows;
}

/** The sellables of those products, in their order. */
export async function rowsOfProducts(db: Database, of: readonly ProductMark[]): Promise<StockedRow[]> {
  const byType = Map.groupBy(of, ({ type }) => type);
  return readRows(
    db,
    [...byType].map(([type, some]) => stockOf(type, sql`p.id = any(${some.map(({ id }) => id)}::int[])`)),
  );
}

/** The rows with those sellables. */
export async function rowsOfSellables(db: Database, ids: readonly number[]): Promise<StockedRow[]> {
  return readRows(
    db,
    productTypes.map((type) => {
      const column = kindOf(type).unitsField === null ? sql`o.sellable_id` : sql`p.sellable_id`;
      return stockOf(type, sql`${column} = any(${[...ids]}::int[])`);
    }),
  );
}
