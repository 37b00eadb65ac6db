import type { Keeper, Keepers } from '../content/keeper.ts';
import { belongToPlace, takeInPlaceless } from './belong-to-place.ts';
import { followStock } from './follow-stock.ts';
import { reviewKeeper } from './reviews/review-keeper.ts';
import { refreshSearchTexts, type SearchedTable, searchedTables } from './search-texts.sql.ts';
import { settingKeeper } from './settings/setting-keeper.ts';
import { roomTypeKeeper, stayKeeper } from './stays/stay-keepers.ts';

/** A product that is found by its words and has stock of its own. */
function productKeeper(table: Exclude<SearchedTable, 'stays'>, units: string): Keeper {
  const stock = followStock(table, units);
  const belong = belongToPlace(table);
  return {
    follow: async (ctx, product) => {
      await belong(ctx, product);
      await refreshSearchTexts(ctx.db, table, { id: product.id });
      await stock(ctx, product);
    },
  };
}

/** What is at a destination is found by all its names. */
const destinationKeeper: Keeper = {
  follow: async (ctx, { id }) => {
    await takeInPlaceless(ctx);
    for (const table of searchedTables) await refreshSearchTexts(ctx.db, table, { destinationId: id });
  },
};

/** Everything that writing an entry brings with it, by type. */
export const keepers: Keepers = {
  stay: stayKeeper,
  'room-type': roomTypeKeeper,
  attraction: productKeeper('attractions', 'places'),
  'tour-package': productKeeper('tour_packages', 'places'),
  'car-rental': productKeeper('car_rentals', 'vehicles'),
  destination: destinationKeeper,
  review: reviewKeeper,
  setting: settingKeeper,
};
