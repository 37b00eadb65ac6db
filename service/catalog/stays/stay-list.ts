import { inReadersLanguage } from '../in-readers-language.ts';
import { type Change, type Found, type List, smallerParties } from '../lists/list.ts';
import { readSaleSettings } from '../settings/read-sale-settings.ts';
import { datesFrom } from './flexible-dates.ts';
import { cardsInOrder } from './priced-cards.sql.ts';
import type { StayCardData } from './stay-card-data.ts';
import { toCard } from './stay-cards.sql.ts';
import { stayFacets } from './stay-facets.ts';
import { stayIndex, stayListSql } from './stay-list.sql.ts';
import { stayTerms } from './stay-priced.ts';
import { countSearchNights, type StaySearch, stayPageSize } from './stay-search.ts';
import { documentIdOf, wordStayCard } from './stay-wording.ts';
import { guestLimits } from './travel-params.ts';

export type FoundStays = Found<StaySearch, StayCardData>;

/** More rooms first, then fewer filters, then a smaller party, then no dates. */
function easier(search: StaySearch, filters: readonly Change<StaySearch>[]): Change<StaySearch>[] {
  const { adults, children, rooms, dates } = search;
  const changed = (what: Change<StaySearch>['what'], change: Partial<StaySearch>) => ({
    what,
    search: { ...search, ...change },
  });
  const roomier = [4, 3, 2].map((each) => Math.min(guestLimits.rooms, Math.ceil((adults + children) / each)));
  return [
    ...[...new Set(roomier)].filter((more) => more > rooms).map((more) => changed('rooms', { rooms: more })),
    ...filters,
    ...(rooms > 1 ? [changed('rooms', { rooms: 1 })] : []),
    ...(children > 0 ? [changed('guests', { children: 0 })] : []),
    ...smallerParties(adults, [8, 4, 2]).map((fewer) => changed('guests', { adults: fewer })),
    ...(dates ? [changed('dates', { dates: null })] : []),
  ];
}

export const stayList: List<StaySearch, StayCardData> = {
  type: 'stay',
  facets: stayFacets,
  asked: ['checkIn', 'checkOut', 'flexible', 'adults', 'children', 'rooms'],
  place: 'location',
  looks: true,
  pageSize: stayPageSize,
  sql: stayListSql,
  index: stayIndex,
  cards: async (ctx, ids, question) => {
    const rows = await cardsInOrder(ctx.db, ids, question);
    const terms = stayTerms(await readSaleSettings(ctx), ctx.now);
    const { rooms, dates } = question.search;
    const nightsQuery = { rooms, nights: countSearchNights(question.search), dated: dates !== null };
    const worded = await inReadersLanguage(ctx, 'stay', rows, { documentIdOf, wording: wordStayCard });
    return worded.map((row) => ({
      ...toCard(row, { ...nightsQuery, night: row.night, ownPrices: row.own_prices, unitsLeft: row.units_left }, terms),
      morePictures: row.more_pictures,
      ...(dates?.starts && row.start && { dates: datesFrom(row.start, dates) }),
    }));
  },
  ownDefaults: { dates: null, adults: 1, children: 0, rooms: 1 },
  everywhere: true,
  easier,
};
