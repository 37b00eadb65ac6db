import { finding, invalidBody } from '../../content/read-entry.ts';
import type { WriteHooks } from '../../content/write-hooks.ts';
import { removeSellables } from '../../stock/allotments.ts';
import { destinationHook } from '../assign-destination.ts';
import { followStock } from '../product-hooks.ts';
import { refreshSearchTexts } from '../search-texts.sql.ts';
import { policyHooks } from '../settings/policy-hooks.ts';
import { cheapestRoom, sellablesOfStay, settleStayPrices, staysOfRooms } from './stay-price.sql.ts';

const belong = destinationHook('stay');
const policy = policyHooks('stay');

/** The price of a stay with rooms is that of its cheapest room. */
export const stayHooks: WriteHooks = {
  check: async (ctx, write) => {
    await policy.check(ctx, write);
    const { id, before, values } = write;
    const price = values.get('price');
    if (price === null && before?.['publishedAt']) {
      throw invalidBody([finding(['price'], 'must be given while the stay is published')]);
    }
    const cheapest = id === undefined || price === undefined ? undefined : await cheapestRoom(ctx.db, id);
    if (cheapest !== undefined && price !== cheapest / 100) {
      throw invalidBody([finding(['price'], `is that of the cheapest room type, which costs ${cheapest / 100}`)]);
    }
  },
  follow: async (ctx, stays) => {
    const ids = stays.map(({ id }) => id);
    await policy.follow(ctx, ids);
    await belong(ctx, stays);
    await refreshSearchTexts(ctx.db, 'stay', { ids });
  },
  leave: async (ctx, id) => {
    const sellables = await sellablesOfStay(ctx.db, id);
    return () => removeSellables(ctx, sellables);
  },
};

const followRooms = followStock('room_types', 'rooms');

export const roomTypeHooks: WriteHooks = {
  follow: async (ctx, rooms) => {
    const ids = rooms.map(({ id }) => id);
    await settleStayPrices(ctx.db, await staysOfRooms(ctx.db, ids));
    await followRooms(ctx, rooms);
  },
  leave: async (ctx, id) => {
    const stays = await staysOfRooms(ctx.db, [id]);
    return () => settleStayPrices(ctx.db, stays);
  },
};
