import type { Product } from '../product.ts';
import { productKeys, withKey } from '../product-keys.ts';
import { stayOffer } from './stay-offer.ts';
import { findStays, roomsOf } from './stay-product.sql.ts';

/** Stays as something that can be sold. */
export const stayProduct: Product = {
  type: 'stay',
  offer: async (ctx, items, { nights }) => {
    const stays = await findStays(ctx.db, productKeys(items.map(({ id }) => id)));
    const rooms = Map.groupBy(
      await roomsOf(
        ctx.db,
        stays.map(({ id }) => id),
      ),
      (room) => room.stay_id,
    );
    return items.map((item) => {
      const stay = withKey(stays, item.id);
      return stayOffer(item, stay, stay ? (rooms.get(stay.id) ?? []) : [], ctx.now, nights);
    });
  },
};
