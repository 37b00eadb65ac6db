import type { Found, List } from '../lists/list.ts';
import type { CarCardData } from './car-card-data.ts';
import { carFacets } from './car-facets.ts';
import { carIndex } from './car-index.sql.ts';
import { carListSql } from './car-list.sql.ts';
import type { CarSearch } from './car-search.ts';
import { cardsOfCars } from './cards-of-cars.ts';

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
