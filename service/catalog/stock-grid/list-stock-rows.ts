import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { findProducts, type ProductMark } from '../find-products.sql.ts';
import { isProductType, type ProductType } from '../kinds.ts';
import { partnerEmail } from '../product-access.ts';
import { readOwnedProducts } from '../product-rows.sql.ts';
import { rowsOfProducts, rowsOfSellables } from './stock-rows.sql.ts';

/** A product with its rows in the grid. */
export interface ProductRows {
  readonly type: ProductType;
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly published: boolean;
  readonly rows: readonly StockLine[];
}

/** A room type, or a product at one of its times. */
export interface StockLine {
  readonly sellableId: number;
  readonly slot: string;
  /** Its name besides that of its product; empty if the product has only one row. */
  readonly label: string;
}

const products = 40;

/**
 * The rows of the stock grid, product by product, in pages of products: `next` is where the next page begins, null at
 * the end. For staff who manage the calendar, and for partners on their own products; rejects everyone else (401, 403).
 *
 * @may partner, editor, admin, operator
 */
export async function listStockRows(
  ctx: Pick<Context, 'db' | 'viewer'>,
  filter: {
    readonly type?: string | undefined;
    readonly place?: string | undefined;
    readonly product?: string | undefined;
    readonly slug?: string | undefined;
    readonly after?: string | undefined;
  },
): Promise<{ products: ProductRows[]; next: string | null }> {
  requireRight(ctx.viewer, 'change the calendar');
  const { type, place, product, slug } = filter;
  const found = await findProducts(
    ctx.db,
    {
      place,
      product,
      slug,
      after: markIn(filter.after),
      owner: partnerEmail(ctx),
      type: type && isProductType(type) ? type : undefined,
    },
    products + 1,
  );
  const page = found.slice(0, products);
  const rows = Map.groupBy(await rowsOfProducts(ctx.db, page), ({ type, productId }) => `${type} ${productId}`);
  const last = page.at(-1);
  return {
    products: page.map(({ type, id, name, slug, published }) => ({
      type,
      id,
      name,
      slug,
      published,
      rows: (rows.get(`${type} ${id}`) ?? []).flatMap(({ sellableId, option, slots }) =>
        slots.map((slot) => ({ sellableId, slot, label: [option, slot].filter(Boolean).join(', ') })),
      ),
    })),
    next: found.length > products && last ? `${last.type} ${last.id} ${last.name}` : null,
  };
}

function markIn(after: string | undefined): ProductMark | undefined {
  const [, type = '', id = '', name = ''] = /^([a-z-]+) (\d{1,9}) (.*)$/s.exec(after ?? '') ?? [];
  return isProductType(type) ? { type, id: Number(id), name } : undefined;
}

/** The sellables of a partner; undefined for everyone else, who may work with all. */
export async function partnerSellables(ctx: Pick<Context, 'db' | 'viewer'>): Promise<number[] | undefined> {
  const owner = partnerEmail(ctx);
  if (owner === undefined) return undefined;
  const owned = await readOwnedProducts(ctx.db, owner);
  const marks = owned.flatMap(({ type, productId }) =>
    isProductType(type) ? [{ type, id: productId, name: '' }] : [],
  );
  return (await rowsOfProducts(ctx.db, marks)).map(({ sellableId }) => sellableId);
}

/** Names by sellable id: 'Lake House, Lake Room'. */
export async function stockNames(
  { db }: Pick<Context, 'db'>,
  sellables: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await rowsOfSellables(db, sellables);
  return new Map(
    rows.map(({ sellableId, product, option }) => [sellableId, [product, option].filter(Boolean).join(', ')]),
  );
}
