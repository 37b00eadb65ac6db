import type { List } from '../lists/list.ts';
import { cruiseCards, cruiseListSql } from './cruise-product.sql.ts';
import { type CruiseCard, type CruiseSearch, cruiseFacets } from './cruise-search.ts';

export const cruiseList: List<CruiseSearch, CruiseCard> = {
  type: 'river-cruise',
  facets: cruiseFacets,
  asked: ['checkIn', 'checkOut'],
  place: 'place',
  sql: cruiseListSql,
  cards: (ctx, ids, { search, now }) => cruiseCards(ctx.db, ids, search.nights, now),
  ownDefaults: { nights: null },
  everywhere: true,
  easier: (search, filters) => [
    ...filters,
    ...(search.nights ? [{ what: 'dates' as const, search: { ...search, nights: null } }] : []),
  ],
};
