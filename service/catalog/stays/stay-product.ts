import type { Product } from '../product.ts';
import { stayOffer } from './stay-offer.ts';
import { findStays, roomsOf } from './stay-product.sql.ts';

/** Stays as something that can be sold. */
export const stayProduct: Product = {
  type: 'stay',
  offer: async (ctx, items) => {
    const stays = await findStays(ctx.db, [...new Set(items.map(({ id }) => id))]);
    const rooms = Map.groupBy(
      await roomsOf(
        ctx.db,
        stays.map(({ id }) => id),
      ),
      (room) => room.stay_id,
    );
    return items.map((item) => {
      const stay =
        stays.find(({ document_id }) => document_id === item.id) ??
        stays.find(({ id }) => String(id) === item.id) ??
        stays.find(({ slug }) => slug === item.id);
      return stayOffer(item, stay, stay ? (rooms.get(stay.id) ?? []) : [], ctx.now);
    });
  },
};
