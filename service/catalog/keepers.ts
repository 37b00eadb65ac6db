import type { Keeper, Keepers } from '../content/keeper.ts';
import { belongToPlace, takeInPlaceless } from './belong-to-place.ts';
import { followStock } from './follow-stock.ts';
import { kindOf, type ProductType, productTypes } from './kinds.ts';
import { reviewKeeper } from './reviews/review-keeper.ts';
import { refreshSearchTexts } from './search-texts.sql.ts';
import { settingKeeper } from './settings/setting-keeper.ts';
import { roomTypeKeeper, stayKeeper } from './stays/stay-keepers.ts';

/** A product that is found by its words and has stock of its own. */
function productKeeper(type: ProductType, unitsField: string): Keeper {
  const stock = followStock(kindOf(type).table, unitsField);
  const belong = belongToPlace(type);
  return {
    follow: async (ctx, product) => {
      await belong(ctx, product);
      await refreshSearchTexts(ctx.db, type, { id: product.id });
      await stock(ctx, product);
    },
  };
}

const productKeepers: Keepers = Object.fromEntries(
  productTypes.flatMap((type) => {
    const { unitsField } = kindOf(type);
    return unitsField === null ? [] : [[type, productKeeper(type, unitsField)]];
  }),
);

/** What is at a destination is found by all its names. */
const destinationKeeper: Keeper = {
  follow: async (ctx, { id }) => {
    await takeInPlaceless(ctx);
    for (const type of productTypes) await refreshSearchTexts(ctx.db, type, { destinationId: id });
  },
};

/** Everything that writing an entry brings with it, by type. */
export const keepers: Keepers = {
  ...productKeepers,
  stay: stayKeeper,
  'room-type': roomTypeKeeper,
  destination: destinationKeeper,
  review: reviewKeeper,
  setting: settingKeeper,
};
