import type { Context } from '../../platform/context.ts';
import { rowsOfSellables } from './stock-rows.sql.ts';

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
