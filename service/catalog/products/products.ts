import { errorsCatalogTexts } from '../../../messages/en/errors/catalog.ts';
import { sentence } from '../../../messages/message.ts';
import { notFound } from '../../core/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { carProduct } from '../car-rentals/car-product.ts';
import { attractionProduct, tourProduct } from '../experiences/experience-product.ts';
import type { ProductType } from '../kinds.ts';
import type { Product } from '../lists/list.ts';
import type { StockedSlots, StockQuery } from '../product.ts';
import { stayProduct } from '../stays/stay-product.ts';

/** What the server does with each type of kinds.ts. */
export const products: Readonly<Record<ProductType, Product>> = {
  stay: stayProduct,
  attraction: attractionProduct,
  'tour-package': tourProduct,
  'car-rental': carProduct,
};

/**
 * What has stock: a room type by its stay's slug and its name, or another product by its slug, optionally at one of its
 * times.
 */
export interface StockedProduct extends StockQuery {
  readonly type: ProductType;
}

/** The stock of a product. Throws NotFoundError if it does not exist. */
export async function findStock(ctx: Pick<Context, 'db'>, of: StockedProduct): Promise<StockedSlots> {
  const found = await products[of.type].stock(ctx, of);
  if (!found) throw notFound(sentence(errorsCatalogTexts.sellableNotFound));
  return found;
}
