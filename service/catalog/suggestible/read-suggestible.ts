import type { Context } from '../../platform/context.ts';
import type { ProductType } from '../kinds.ts';
import { findSuggestible, loadSuggestible, type Suggestible, type SuggestibleProduct } from './suggestible.sql.ts';

export type { Suggestible, SuggestibleProduct } from './suggestible.sql.ts';

/** Everything published that can be suggested: all places and landmarks, and of each type the most reviewed products. */
export function readSuggestible({ db }: Pick<Context, 'db'>): Promise<Suggestible> {
  return loadSuggestible(db);
}

/** Published products with words of name or place that begin with these, normalised; only some if there are many. */
export function productsCalled(
  { db }: Pick<Context, 'db'>,
  words: readonly string[],
  types: readonly ProductType[],
): Promise<SuggestibleProduct[]> {
  return findSuggestible(db, words, types);
}
