import type { Product, ProductType } from './product.ts';
import { stayProduct } from './stays/stay-product.ts';

/** Everything that can be sold: the only list of product types. */
export const products: ReadonlyMap<ProductType, Product> = new Map([[stayProduct.type, stayProduct]]);
