import { nightsBetween } from '../../core/day.ts';
import type { Context } from '../../platform/context.ts';
import { type UnderstoodPlace, understandPlace } from '../place-names.ts';
import { plainWords } from '../plain-words.ts';
import { countFacets, findCards, namedPlaces } from './search-stays.sql.ts';
import type { StayCardData } from './stay-card-data.ts';
import { toCard } from './stay-cards.sql.ts';
import { kindsOfFeature, type Popular, pageSize, type StaySearch } from './stay-search.ts';
import type { FeatureKind } from './stay-vocabulary.ts';

/** How many stays each filter value would leave with all other filters as they are; a value not named leaves none. */
export interface StayCounts {
  types: Record<string, number>;
  stars: Record<string, number>;
  features: Record<FeatureKind, Record<string, number>>;
  popular: Record<Popular, number>;
}

export interface FoundStays {
  /** The cards of all pages shown so far. */
  stays: StayCardData[];
  total: number;
  page: number;
  pageCount: number;
  counts: StayCounts;
  /** Cheapest and dearest night in whole rupees, whatever the price filter; null when nothing is found. */
  priceRange: { min: number; max: number } | null;
  /** Proper name of the place when the location was understood; `corrected` when a typing error was forgiven. */
  place: { name: string; corrected: boolean } | null;
}

/** Published stays that match the search, free for its dates and guests where it names them. Three statements. */
export async function searchStays(ctx: Context, search: StaySearch): Promise<FoundStays> {
  const place: UnderstoodPlace = search.location
    ? understandPlace(search.location, await namedPlaces(ctx.db))
    : { kind: 'everywhere' };
  const question = { search, place, typed: plainWords(search.location).split(' '), now: ctx.now };
  const facets = await countFacets(ctx.db, question);
  const rows = facets.total === 0 ? [] : await findCards(ctx.db, question);
  const nights = search.dates ? nightsBetween(search.dates.checkIn, search.dates.checkOut) : 1;
  const features: StayCounts['features'] = { meal_option: {}, amenity: {}, room_facility: {}, activity: {} };
  for (const { kind, name, count } of facets.features ?? []) {
    const known = kindsOfFeature.find((own) => own === kind);
    if (known) features[known][name] = count;
  }
  return {
    stays: rows.map((row) =>
      toCard(row, {
        price: row.price,
        cost: row.cost,
        unitsLeft: row.units_left,
        nights,
        rooms: search.rooms,
        dated: search.dates !== null,
      }),
    ),
    total: facets.total,
    page: Math.min(search.pages, Math.max(1, Math.ceil(facets.total / pageSize))),
    pageCount: Math.ceil(facets.total / pageSize),
    counts: {
      types: facets.types ?? {},
      stars: facets.stars ?? {},
      features,
      popular: {
        '5-stars': 0,
        'no-card': 0,
        'no-prepayment': 0,
        'private-pool': 0,
        'swimming-pool': 0,
        hotels: 0,
        ...facets.popular,
      },
    },
    priceRange:
      facets.cheapest === null || facets.dearest === null
        ? null
        : { min: Math.floor(facets.cheapest / 100), max: Math.ceil(facets.dearest / 100) },
    place: place.kind === 'places' ? { name: place.name, corrected: !place.asTyped } : null,
  };
}
