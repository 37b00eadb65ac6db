import { requireRight } from '../../core/may.ts';
import { type Paise, paiseOf } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { placeMeant } from '../place-meant.ts';
import type { UnderstoodPlace } from '../place-names.ts';
import { readTaxTerms } from '../settings/read-tax-rules.ts';
import { type Advice, firstThatFinds } from '../what-to-change.ts';
import type { CarCardData } from './car-card-data.ts';
import { carChanges } from './car-changes.ts';
import { type CarSearch, carPageSize, everywhere, type PopularCarFilter } from './car-search.ts';
import { carCards, cheapestOfTypes, findCars } from './search-cars.sql.ts';
import { toCarCard } from './to-car-card.ts';

/** How many cars each filter value would leave with all other filters as they are; a value not named leaves none. */
export interface CarCounts {
  types: Record<string, number>;
  transmissions: Record<string, number>;
  /** By the least rating, as text. */
  ratings: Record<string, number>;
  popular: Record<PopularCarFilter, number>;
}

export interface FoundCars {
  cars: CarCardData[];
  total: number;
  /** How many more match but have no vehicle left for the dates; 0 without dates. */
  soldOut: number;
  /** Where nothing is found, not even on other days: what to change. */
  advice: Advice<CarSearch> | null;
  pageCount: number;
  counts: CarCounts;
  /** Proper name of the place when the city was understood; `corrected` when a typing error or words were let go. */
  place: { name: string; corrected: boolean; narrower: boolean } | null;
}

/**
 * Published cars that match the search, with a vehicle left on all of its days. At most five statements; where nothing is
 * found some for each change that is tried. `from` is the
 * first page whose cards are wanted.
 */
export async function searchCars(ctx: Context, search: CarSearch, from = 1): Promise<FoundCars> {
  requireRight(ctx.viewer, 'read the shop');
  const { place, found } = await findIn(ctx, search);
  const nothing = found.total + found.sold_out === 0;
  const shown = (found.shown ?? []).slice((from - 1) * carPageSize);
  const rows = new Map(
    (
      await carCards(
        ctx.db,
        shown.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  const terms = await readTaxTerms(ctx);
  return {
    cars: shown.flatMap((rental) => {
      const row = rows.get(rental.id);
      return row ? [toCarCard(row, rental, search.dates, terms)] : [];
    }),
    total: found.total,
    soldOut: found.sold_out,
    advice: nothing
      ? await firstThatFinds(carChanges(search), async (search) => (await findIn(ctx, search)).found.total)
      : null,
    pageCount: Math.ceil(found.total / carPageSize),
    counts: {
      types: found.types ?? {},
      transmissions: found.transmissions ?? {},
      ratings: found.ratings,
      popular: found.popular,
    },
    place:
      place.kind === 'places'
        ? { name: place.name, corrected: !place.asTyped, narrower: place.words.length > 0 }
        : place.kind === 'everywhere' && search.city
          ? { name: everywhere, corrected: false, narrower: false }
          : null,
  };
}

async function findIn(ctx: Context, search: CarSearch) {
  const place: UnderstoodPlace = search.city
    ? await placeMeant(ctx, 'car-rental', search.city)
    : { kind: 'everywhere' };
  return { place, found: await findCars(ctx.db, { search, place, now: ctx.now }) };
}

/** What a day costs at least in a car of each type; a type without cars is missing. */
export async function carTypePrices(ctx: Pick<Context, 'db' | 'viewer'>): Promise<ReadonlyMap<string, Paise>> {
  requireRight(ctx.viewer, 'read the shop');
  return new Map((await cheapestOfTypes(ctx.db)).map(({ type, price }) => [type, paiseOf(price)]));
}
