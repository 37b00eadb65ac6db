import { isProductType, type ProductType } from '../../service/catalog/kinds.ts';

/** What a form calls a product: 'stay 12'; undefined for what names none. */
export function productIn(typed: string): { type: ProductType; productId: number } | undefined {
  const [, type = '', id = ''] = /^([a-z-]+) (\d{1,9})$/.exec(typed) ?? [];
  return isProductType(type) ? { type, productId: Number(id) } : undefined;
}
