import { kindOf } from '../catalog/kinds.ts';
import type { List } from '../catalog/lists/list.ts';
import type { ListSearch } from '../catalog/lists/list-search.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { positionsOf } from './database/ask-database.sql.ts';
import { ask } from './search.ts';

/** The most places on a map, whatever the page size of its list. */
const mostPlaces = 300;

/** A product on the map, in degrees. */
export interface Placed<Card> {
  readonly card: Card;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Cards and positions of the first 300 results, in the order of the list; products without coordinates are left out.
 * For kinds that declare `areaFacet`.
 *
 * @may everyone
 */
export async function mapList<Search extends ListSearch, Card extends { readonly slug: string }>(
  ctx: Context,
  list: List<Search, Card>,
  search: Search,
): Promise<Placed<Card>[]> {
  requireRight(ctx.viewer, 'read the site');
  const { question, answer } = await ask(ctx, list, { ...search, pages: 1, pageSize: mostPlaces });
  const { ids } = answer;
  if (ids.length === 0) return [];
  const positions = new Map((await positionsOf(ctx.db, kindOf(list.type).table, ids)).map((at) => [at.slug, at]));
  const cards = await list.cards(ctx, ids, question);
  return cards.flatMap((card) => {
    const at = positions.get(card.slug);
    return at ? [{ card, latitude: at.latitude, longitude: at.longitude }] : [];
  });
}
