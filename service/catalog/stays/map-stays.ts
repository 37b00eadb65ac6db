import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { findStays, positionsOf } from './search-stays.sql.ts';
import type { PlacedStay } from './stay-card-data.ts';
import { averageNight } from './stay-priced.ts';
import { questionOf } from './stay-question.ts';
import { nightsAsked, type StaySearch } from './stay-search.ts';

/** A map says something up to so many pages of results. */
const mapPages = 5;

/** Where the first 500 of those stays are, in the order of the list; without those that have no coordinates. */
export async function mapStays(ctx: Context, search: StaySearch): Promise<PlacedStay[]> {
  requireRight(ctx.viewer, 'read the shop');
  const question = await questionOf(ctx, { ...search, pages: mapPages });
  const { ids } = await findStays(ctx.db, question);
  if (ids.length === 0) return [];
  const rows = await positionsOf(ctx.db, ids, question);
  const nights = nightsAsked(search);
  return rows.map(({ night, own_prices, ...row }) => ({
    ...row,
    price: averageNight({ night, ownPrices: own_prices, nights }),
  }));
}
