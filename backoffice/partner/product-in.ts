import { isProductType, type ProductType } from '../../service/catalog/kinds.ts';

/** Parses the form value of a product: 'stay 12'; undefined for an invalid value. */
export function productIn(typed: string): { type: ProductType; productId: number } | undefined {
  const [, type = '', id = ''] = /^([a-z-]+) (\d{1,9})$/.exec(typed) ?? [];
  return isProductType(type) ? { type, productId: Number(id) } : undefined;
}
