import { carProduct } from './car-rentals/car-product.ts';
import { attractionProduct, tourProduct } from './experiences/experience-product.ts';
import type { Product, ProductType } from './product.ts';
import { stayProduct } from './stays/stay-product.ts';

/** Everything that can be sold: the only list of product types. */
export const products: ReadonlyMap<ProductType, Product> = new Map(
  [stayProduct, attractionProduct, tourProduct, carProduct].map((product) => [product.type, product]),
);
