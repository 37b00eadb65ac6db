import type { Context } from '../../platform/context.ts';
import { findProducts, type ProductMark } from '../find-products.sql.ts';
import { isProductType, type ProductType } from '../kinds.ts';
import { regionsOf } from '../regions.ts';
import { rowsOfProducts } from './stock-rows.sql.ts';

/** A product with its rows in the grid. */
export interface ProductRows {
  readonly type: ProductType;
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly published: boolean;
  /** The state of its place, which has public holidays of its own; null if it has no place. */
  readonly region: string | null;
  readonly rows: readonly StockLine[];
}

/** A room type, or a product at one of its times. */
export interface StockLine {
  readonly sellableId: number;
  readonly slot: string;
  /** Its name besides that of its product; empty if the product has only one row. */
  readonly label: string;
  /** Units on an ordinary day. */
  readonly units: number;
}

/** Filters of products; absent: all. `owner`: the email address of a partner. */
export interface StockRowFilter {
  readonly type?: string | undefined;
  readonly place?: string | undefined;
  readonly product?: string | undefined;
  readonly slug?: string | undefined;
  readonly after?: string | undefined;
  readonly owner?: string | undefined;
}

/**
 * The stock rows of at most `most` products: `next` is where the next page begins, null at the end. Checks no
 * permission.
 */
export async function findStockRows(
  ctx: Pick<Context, 'db'>,
  filter: StockRowFilter,
  most: number,
): Promise<{ products: ProductRows[]; next: string | null }> {
  const { type, place, product, slug, owner } = filter;
  const found = await findProducts(
    ctx.db,
    { place, product, slug, owner, after: markIn(filter.after), type: type && isProductType(type) ? type : undefined },
    most + 1,
  );
  const page = found.slice(0, most);
  const rows = Map.groupBy(await rowsOfProducts(ctx.db, page), ({ type, productId }) => `${type} ${productId}`);
  const last = page.at(-1);
  const regionOf = await regionsOf(
    ctx,
    page.map(({ type, id }) => ({ type, productId: id })),
  );
  return {
    products: page.map(({ type, id, name, slug, published }) => ({
      type,
      id,
      name,
      slug,
      published,
      region: regionOf(type, id) ?? null,
      rows: (rows.get(`${type} ${id}`) ?? []).flatMap(({ sellableId, option, slots, units }) =>
        slots.map((slot) => ({ sellableId, slot, units, label: [option, slot].filter(Boolean).join(', ') })),
      ),
    })),
    next: found.length > most && last ? `${last.type} ${last.id} ${last.name}` : null,
  };
}

function markIn(after: string | undefined): ProductMark | undefined {
  const [, type = '', id = '', name = ''] = /^([a-z-]+) (\d{1,9}) (.*)$/s.exec(after ?? '') ?? [];
  return isProductType(type) ? { type, id: Number(id), name } : undefined;
}
