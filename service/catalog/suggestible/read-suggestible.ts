import type { Context } from '../../platform/context.ts';
import { inReadersLanguage } from '../in-readers-language.ts';
import type { ProductType } from '../kinds.ts';
import {
  type Called,
  documentIdsOf,
  findSuggestible,
  loadSuggestible,
  type Suggestible,
  type SuggestibleProduct,
} from './suggestible.sql.ts';

export type { Suggestible, SuggestibleProduct } from './suggestible.sql.ts';

/** Everything published that can be suggested: all places and landmarks, and of each type the most reviewed products. */
export function readSuggestible({ db }: Pick<Context, 'db'>): Promise<Suggestible> {
  return loadSuggestible(db);
}

/** Published products that a typed text calls; only some if there are many. */
export function productsCalled(
  { db }: Pick<Context, 'db'>,
  called: Called,
  types: readonly ProductType[],
): Promise<SuggestibleProduct[]> {
  return findSuggestible(db, called, types);
}

/** Names of these products in the reader's language by slug; those without one are left out. Two statements. */
export async function productNames(
  ctx: Pick<Context, 'db' | 'now' | 'language'>,
  type: ProductType,
  products: readonly { readonly slug: string; readonly name: string }[],
): Promise<ReadonlyMap<string, string>> {
  if (products.length === 0) return new Map();
  const ids = await documentIdsOf(
    ctx.db,
    type,
    products.map(({ slug }) => slug),
  );
  const named = await inReadersLanguage(ctx, type, products, {
    documentIdOf: ({ slug }) => ids.get(slug) ?? '',
    wording: (product, { text }) => ({ ...product, name: text(product.name) }),
  });
  return new Map(named.map(({ slug, name }) => [slug, name]));
}
