import type { CartItem, Offered } from '../../catalog/product.ts';
import { products } from '../../catalog/products.ts';
import type { SaleSettings } from '../../catalog/settings/read-sale-settings.ts';
import type { Context } from '../../platform/context.ts';

/** Returns the offers for the items of a cart, in their order. Each product type is read once. */
export async function offersFor(ctx: Context, items: readonly CartItem[], settings: SaleSettings): Promise<Offered[]> {
  const offered = new Map<CartItem, Offered>();
  for (const [type, own] of Map.groupBy(items, (item) => item.type)) {
    const answers = await products[type].offer(ctx, own, settings);
    for (const [index, item] of own.entries()) {
      offered.set(item, answers[index] ?? { problem: 'This is not offered yet', item });
    }
  }
  return items.map((item) => offered.get(item) ?? { problem: 'This is not offered', item });
}
