import type { Context } from '../../platform/context.ts';
import { inReadersLanguage } from '../in-readers-language.ts';
import type { Found, List } from '../lists/list.ts';
import { readTaxTerms } from '../settings/read-sale-settings.ts';
import type { SettingContext } from '../settings/setting-reader.ts';
import type { CarCardData } from './car-card-data.ts';
import { carCards } from './car-cards.sql.ts';
import { carFacets } from './car-facets.ts';
import { carIndex, carListSql } from './car-list.sql.ts';
import type { CarSearch } from './car-search.ts';
import { documentIdOf, wordCarCard } from './car-wording.ts';
import type { RentalDates } from './rental-dates.ts';
import { toCarCard } from './to-car-card.ts';

export type FoundCars = Found<CarSearch, CarCardData>;

export const carList: List<CarSearch, CarCardData> = {
  type: 'car-rental',
  facets: carFacets,
  asked: ['pickupDate', 'returnDate', 'pickupLocation'],
  sql: carListSql,
  index: carIndex,
  cards: (ctx, ids, { search }) => cardsOfCars(ctx, ids, search.dates),
  ownDefaults: { dates: null },
  everywhere: true,
  easier: (search, filters) => [
    ...filters,
    ...(search.dates ? [{ what: 'dates' as const, search: { ...search, dates: null } }] : []),
  ],
};

/** The cards of these cars, in that order; `dates`: null for one ordinary day. Two statements. */
export async function cardsOfCars(
  ctx: SettingContext & Pick<Context, 'language'>,
  ids: readonly number[],
  dates: RentalDates | null,
): Promise<CarCardData[]> {
  const rows = await carCards(ctx.db, ids, dates, ctx.now);
  const worded = await inReadersLanguage(ctx, 'car-rental', rows, { documentIdOf, wording: wordCarCard });
  const terms = await readTaxTerms(ctx);
  return worded.map((row) => toCarCard(row, row, dates, terms));
}
