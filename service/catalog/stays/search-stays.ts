import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { readTaxTerms } from '../settings/read-tax-rules.ts';
import { type Advice, firstThatFinds } from '../what-to-change.ts';
import { cardsInOrder, countSoldOut, findStays } from './search-stays.sql.ts';
import type { StayCardData } from './stay-card-data.ts';
import { toCard } from './stay-cards.sql.ts';
import { stayChanges } from './stay-changes.ts';
import { questionOf } from './stay-question.ts';
import {
  bucketWidth,
  everywhere,
  kindsOfFeature,
  nightsAsked,
  type Popular,
  pageSize,
  priceTop,
  type StaySearch,
} from './stay-search.ts';
import type { FeatureKind } from './stay-vocabulary.ts';

/** How many stays each filter value would leave with all other filters as they are; a value not named leaves none. */
export interface StayCounts {
  types: Record<string, number>;
  stars: Record<string, number>;
  features: Record<FeatureKind, Record<string, number>>;
  popular: Record<Popular, number>;
}

export interface FoundStays {
  /** The cards of the pages asked for. */
  stays: StayCardData[];
  total: number;
  /** Where the list is shown to its end: how many more stays there would be on other days. */
  soldOut: number;
  /** Where nothing is found, not even on other days: what to change. */
  advice: Advice<StaySearch> | null;
  page: number;
  pageCount: number;
  counts: StayCounts;
  /** How many stays cost from 0, 1,000, 2,000 … rupees a night, the last from 50,000; whatever the price filter. */
  histogram: number[];
  /** Cheapest and dearest night in whole rupees, whatever the price filter; null when nothing is found. */
  priceRange: { min: number; max: number } | null;
  /**
   * Proper name of the place when the location was understood; `corrected` when a typing error was forgiven or words
   * were let go that no stay there holds, `narrower` when further words are looked for within it.
   */
  place: { name: string; corrected: boolean; narrower: boolean } | null;
}

/**
 * Published stays that match the search, free for its dates and guests where it names them. Four statements, one more
 * where the location leaves doubts, one where the list ends and days were asked for, and where nothing is found one or
 * two for each change that is tried. `from` is the first page whose cards are wanted.
 */
export async function searchStays(ctx: Context, search: StaySearch, from = 1): Promise<FoundStays> {
  requireRight(ctx.viewer, 'read the shop');
  const question = await questionOf(ctx, search);
  const { place } = question;
  const facets = await findStays(ctx.db, question);
  const pageCount = Math.ceil(facets.total / pageSize);
  const shown = facets.ids.slice((from - 1) * pageSize);
  const rows = shown.length === 0 ? [] : await cardsInOrder(ctx.db, shown, question);
  const soldOut = search.pages < pageCount ? 0 : await countSoldOut(ctx.db, question);
  const terms = await readTaxTerms(ctx);
  const nights = nightsAsked(search);
  const features: StayCounts['features'] = { meal_option: {}, amenity: {}, room_facility: {}, activity: {} };
  for (const { kind, name, count } of facets.features ?? []) {
    const known = kindsOfFeature.find((own) => own === kind);
    if (known) features[known][name] = count;
  }
  return {
    stays: rows.map((row) =>
      toCard(
        row,
        {
          nights,
          night: row.night,
          ownPrices: row.own_prices,
          rooms: search.rooms,
          unitsLeft: row.units_left,
          dated: search.dates !== null,
        },
        terms,
      ),
    ),
    total: facets.total,
    soldOut,
    advice:
      facets.total + soldOut > 0 ? null : await firstThatFinds(stayChanges(search), (search) => countOf(ctx, search)),
    page: Math.min(search.pages, Math.max(1, pageCount)),
    pageCount,
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
    histogram: Array.from({ length: priceTop / bucketWidth + 1 }, (_, bucket) => facets.prices?.[bucket] ?? 0),
    priceRange:
      facets.cheapest === null || facets.dearest === null
        ? null
        : { min: Math.floor(facets.cheapest / 100), max: Math.ceil(facets.dearest / 100) },
    place:
      place.kind === 'places'
        ? { name: place.name, corrected: !place.asTyped, narrower: place.words.length > 0 }
        : place.kind === 'everywhere' && search.location
          ? { name: everywhere, corrected: false, narrower: false }
          : null,
  };
}

async function countOf(ctx: Context, search: StaySearch): Promise<number> {
  return (await findStays(ctx.db, await questionOf(ctx, search))).total;
}
