import { today } from '../../core/day.ts';
import { type Paise, paiseOf } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { placeMeant } from '../place-meant.ts';
import type { UnderstoodPlace } from '../place-names.ts';
import { readTaxRules } from '../settings/read-tax-rules.ts';
import type { CarCardData } from './car-card-data.ts';
import { type CarTax, carPrice, carTaxOf } from './car-price.ts';
import { type CarSearch, carPageSize, everywhere, type PopularCarFilter } from './car-search.ts';
import { countDays } from './rental-dates.ts';
import { type CarCardRow, carCards, cheapestOfTypes, findCars } from './search-cars.sql.ts';

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
  pageCount: number;
  counts: CarCounts;
  /** Proper name of the place when the city was understood; `corrected` when a typing error or words were let go. */
  place: { name: string; corrected: boolean; narrower: boolean } | null;
}

interface Rental {
  cost: number;
  dearest: number;
  units_left: number;
}

function toCard(row: CarCardRow, rental: Rental, { dates }: CarSearch, tax: CarTax): CarCardData {
  const days = dates ? countDays(dates) : 1;
  const { payable, perDay } = carPrice({ total: paiseOf(rental.cost), dearest: paiseOf(rental.dearest), days }, tax);
  return {
    documentId: row.document_id,
    slug: row.slug,
    name: row.name,
    location: row.location,
    carType: row.car_type,
    transmission: row.transmission,
    fuelType: row.fuel_type,
    capacity: row.capacity,
    image: row.image,
    rating: row.rating,
    reviews: row.reviews,
    perDay,
    originalPrice: row.original_price_paise === null ? null : paiseOf(row.original_price_paise),
    features: row.features,
    freeKms: row.free_kms,
    freeCancellation: row.free_cancellation,
    available: row.available,
    whole: { amount: payable, days },
    unitsLeft: dates ? rental.units_left : null,
  };
}

/**
 * Published cars that match the search, with a vehicle left on all of its days. At most five statements. `from` is the
 * first page whose cards are wanted.
 */
export async function searchCars(ctx: Context, search: CarSearch, from = 1): Promise<FoundCars> {
  const place: UnderstoodPlace = search.city
    ? await placeMeant(ctx, 'car_rentals', search.city)
    : { kind: 'everywhere' };
  const found = await findCars(ctx.db, { search, place, now: ctx.now });
  const shown = (found.shown ?? []).slice((from - 1) * carPageSize);
  const rows = new Map(
    (
      await carCards(
        ctx.db,
        shown.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  const tax = carTaxOf(await readTaxRules(ctx), today(ctx.now));
  return {
    cars: shown.flatMap((rental) => {
      const row = rows.get(rental.id);
      return row ? [toCard(row, rental, search, tax)] : [];
    }),
    total: found.total,
    soldOut: found.sold_out,
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

/** What a day costs at least in a car of each type; a type without cars is missing. */
export async function carTypePrices(ctx: Pick<Context, 'db'>): Promise<ReadonlyMap<string, Paise>> {
  return new Map((await cheapestOfTypes(ctx.db)).map(({ type, price }) => [type, paiseOf(price)]));
}
