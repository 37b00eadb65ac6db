import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { findListed } from '../lists/find-listed.sql.ts';
import { questionOf } from '../lists/question.ts';
import { readSaleSettings } from '../settings/read-sale-settings.ts';
import type { PlacedStay } from './stay-card-data.ts';
import { stayList } from './stay-list.ts';
import { foundPrice, stayTerms } from './stay-priced.ts';
import { nightsAsked, type StaySearch } from './stay-search.ts';
import { positionsOf } from './stays-shown.sql.ts';

/** A map says something up to so many pages of results. */
const mapPages = 5;

/** Where the first 500 of those stays are, in the order of the list; without those that have no coordinates. */
export async function mapStays(ctx: Context, search: StaySearch): Promise<PlacedStay[]> {
  requireRight(ctx.viewer, 'read the shop');
  const question = await questionOf(ctx, stayList, { ...search, pages: mapPages });
  const { ids } = await findListed(ctx.db, stayList, question);
  if (ids.length === 0) return [];
  const rows = await positionsOf(ctx.db, ids, question);
  const terms = stayTerms(await readSaleSettings(ctx), ctx.now);
  const asked = { nights: nightsAsked(search), rooms: search.rooms };
  return rows.map(({ type, night, own_prices, ...row }) => {
    const price = foundPrice(type, { ...asked, night, ownPrices: own_prices }, terms);
    return { ...row, price: (search.dates ? price?.payable : price?.averageDay) ?? null };
  });
}
