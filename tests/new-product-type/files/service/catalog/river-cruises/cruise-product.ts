import { textIn } from '../../../messages/translate.ts';
import type { Product } from '../lists/list.ts';
import { productKeys, withKey } from '../product-keys.ts';
import { cruiseList } from './cruise-list.ts';
import { cruiseOffer } from './cruise-offer.ts';
import { findCruises, stockOfCruise } from './cruise-product.sql.ts';
import { riverCruise } from './river-cruise.content.ts';

/** Cruises as something that can be sold: cabins by the night. */
export const cruiseProduct: Product = {
  list: cruiseList,
  content: [riverCruise],
  brief: async (ctx, ids) =>
    (await findCruises(ctx.db, { ids: [...ids], texts: [] })).map(({ slug, name, location }) => {
      return { slug, name, location, image: null, price: null, of: 'night' };
    }),
  offer: async (ctx, lines, { limits, policies }) => {
    const cruises = await findCruises(ctx.db, productKeys(lines.map(({ productKey }) => productKey)));
    const t = textIn(ctx.language);
    return lines.map((line) =>
      cruiseOffer(t, line, withKey(cruises, line.productKey), ctx.now, { ...limits, policies }),
    );
  },
  stock: async (ctx, { slug, time }) => {
    const cruise = time === undefined ? await stockOfCruise(ctx.db, slug) : undefined;
    return (
      cruise && { subject: 'river-cruise', documentId: cruise.document_id, sellableId: cruise.sellable_id, slots: [''] }
    );
  },
};
