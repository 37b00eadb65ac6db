import type { HooksByType, WriteHooks } from '../content/write-hooks.ts';
import { belongToPlace, takeInPlaceless } from './belong-to-place.ts';
import { followStock } from './follow-stock.ts';
import { kindOf, type ProductType, productTypes } from './kinds.ts';
import { reviewHooks } from './reviews/review-hooks.ts';
import { refreshSearchTexts } from './search-texts.sql.ts';
import { settingHooks } from './settings/setting-hooks.ts';
import { roomTypeHooks, stayHooks } from './stays/stay-hooks.ts';

/** A product that is found by its words and has stock of its own. */
function productHooks(type: ProductType, unitsField: string): WriteHooks {
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

const productHooksByType: HooksByType = Object.fromEntries(
  productTypes.flatMap((type) => {
    const { unitsField } = kindOf(type);
    return unitsField === null ? [] : [[type, productHooks(type, unitsField)]];
  }),
);

/** What is at a destination is found by all its names. */
const destinationHooks: WriteHooks = {
  follow: async (ctx, { id }) => {
    await takeInPlaceless(ctx);
    for (const type of productTypes) await refreshSearchTexts(ctx.db, type, { destinationId: id });
  },
};

/** Everything that writing an entry brings with it, by type. */
export const writeHooks: HooksByType = {
  ...productHooksByType,
  stay: stayHooks,
  'room-type': roomTypeHooks,
  destination: destinationHooks,
  review: reviewHooks,
  setting: settingHooks,
};
