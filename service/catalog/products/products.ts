import { carProduct } from '../car-rentals/car-product.ts';
import { attractionProduct, tourProduct } from '../experiences/experience-product.ts';
import type { ProductType } from '../kinds.ts';
import type { Product } from '../lists/list.ts';
import { stayProduct } from '../stays/stay-product.ts';

/** What the server does with each type of kinds.ts. */
export const products: Readonly<Record<ProductType, Product>> = {
  stay: stayProduct,
  attraction: attractionProduct,
  'tour-package': tourProduct,
  'car-rental': carProduct,
};
