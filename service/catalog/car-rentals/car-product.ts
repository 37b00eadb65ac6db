import { textIn } from '../../../messages/translate.ts';
import type { Product } from '../lists/list.ts';
import { productKeys, withKey } from '../product-keys.ts';
import { cardsOfCars, carList } from './car-list.ts';
import { carOffer } from './car-offer.ts';
import { findCars, stockOfCar } from './car-product.sql.ts';
import { carRental } from './car-rental.content.ts';

/** Cars as a product: vehicles by the day. */
export const carProduct: Product = {
  list: carList,
  content: [carRental],
  brief: async (ctx, ids) =>
    (await cardsOfCars(ctx, ids, null)).map(({ slug, name, location, image, whole }) => {
      return { slug, name, location, image, price: whole.amount, of: 'day' };
    }),
  offer: async (ctx, lines, { limits, policies }) => {
    const cars = await findCars(ctx.db, productKeys(lines.map(({ productKey }) => productKey)));
    const t = textIn(ctx.language);
    return lines.map((line) => carOffer(t, line, withKey(cars, line.productKey), ctx.now, { ...limits, policies }));
  },
  stock: async (ctx, { slug, time }) => {
    const car = time === undefined ? await stockOfCar(ctx.db, slug) : undefined;
    return car && { subject: 'car-rental', documentId: car.document_id, sellableId: car.sellable_id, slots: [''] };
  },
};
