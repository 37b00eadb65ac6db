import type { Product } from '../product.ts';
import { productKeys, withKey } from '../product-keys.ts';
import { carOffer } from './car-offer.ts';
import { findCars } from './car-product.sql.ts';

/** Cars as something that can be sold: vehicles by the day. */
export const carProduct: Product = {
  type: 'car-rental',
  offer: async (ctx, items, { rentalDays }) => {
    const cars = await findCars(ctx.db, productKeys(items.map(({ id }) => id)));
    return items.map((item) => carOffer(item, withKey(cars, item.id), ctx.now, rentalDays));
  },
};
