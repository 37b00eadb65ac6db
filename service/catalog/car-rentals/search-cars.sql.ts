import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import { all, anything } from '../conditions.sql.ts';
import { picture } from '../picture.sql.ts';
import type { PictureData } from '../picture-data.ts';
import { inPlace } from '../place-meant.sql.ts';
import type { UnderstoodPlace } from '../place-names.ts';
import { type CarSearch, type CarSort, carPageSize, type PopularCarFilter, popularCarFilters } from './car-search.ts';
import { changedRental, rentalColumns } from './car-stock.sql.ts';

export interface CarQuestion {
  search: CarSearch;
  place: UnderstoodPlace;
  now: Date;
}

/** Rating weighed with the number of reviews behind it, so that one lucky review does not lead the list. */
const recommended = sql`((c.rating * c.reviews + 3.8 * 4) / (c.reviews + 4))`;

const orders: Readonly<Record<CarSort, RawBuilder<unknown>>> = {
  recommended: sql`${recommended} desc, c.id`,
  'price-low': sql`c.cost, c.id`,
  'price-high': sql`c.cost desc, c.id`,
  rating: sql`c.rating desc, c.reviews desc, c.id`,
};

/** Whether the car `c` has it. */
function has(filter: PopularCarFilter): RawBuilder<unknown> {
  if (filter === 'free-cancellation') return sql`c.free_cancellation`;
  return sql`${popularCarFilters[filter]} = any(c.features)`;
}

type Group = 'type' | 'transmission' | 'rating' | 'popular' | 'stock';

/** What each group of filters that is in use asks of a candidate `c`. */
function groupsInUse({ carTypes, transmissions, rating, popular, dates }: CarSearch): Map<Group, RawBuilder<unknown>> {
  const groups = new Map<Group, RawBuilder<unknown>>();
  if (carTypes.length > 0) groups.set('type', sql`c.car_type = any(${carTypes}::text[])`);
  if (transmissions.length > 0) groups.set('transmission', sql`c.transmission = any(${transmissions}::text[])`);
  if (rating !== null) groups.set('rating', sql`c.rating >= ${rating}::float8`);
  if (popular.length > 0) groups.set('popular', all(popular.map(has)));
  if (dates) groups.set('stock', sql`c.units_left > 0`);
  return groups;
}

export interface FoundCarsRow {
  total: number;
  sold_out: number;
  types: Record<string, number> | null;
  transmissions: Record<string, number> | null;
  /** By the least rating, as text. */
  ratings: Record<string, number>;
  popular: Record<PopularCarFilter, number>;
  /** The cars of all pages shown, in order. */
  shown: { id: number; day_price: number; own_prices: number[]; units_left: number }[] | null;
}

/** How many cars each filter value would leave, given all other filters, and which are shown. */
export async function findCars(db: Database, { search, place, now }: CarQuestion): Promise<FoundCarsRow> {
  const groups = groupsInUse(search);
  const but = (...names: readonly Group[]) =>
    all([...groups].filter(([name]) => !names.includes(name)).map(([, asked]) => asked));
  const rated = (least: number) => sql`count(*) filter (where c.rating >= ${sql.lit(least)})`;
  const having = (filter: PopularCarFilter) => sql`count(*) filter (where ${has(filter)})`;
  const { rows } = await sql<FoundCarsRow>`
    with ${changedRental(search.dates, now)},
    candidates as materialized (
      select s.id, s.car_type, s.transmission, s.rating, s.reviews, s.free_cancellation, s.features,
        ${rentalColumns(search.dates)}
      from car_rentals s join ordinary_units() u on u.sellable_id = s.sellable_id left join changed c on c.sellable_id = s.sellable_id
      where s.published_at is not null and ${inPlace('s', place) ?? anything}
    )
    select
      (select count(*)::int from candidates c where ${but()}) as total,
      (select count(*)::int from candidates c where ${but('stock')}) - (select count(*)::int from candidates c where ${but()}) as sold_out,
      (select json_object_agg(car_type, n) from (
        select car_type, count(*)::int as n from candidates c where ${but('type')} group by car_type) t) as types,
      (select json_object_agg(transmission, n) from (
        select transmission, count(*)::int as n from candidates c where ${but('transmission')} group by transmission) t
      ) as transmissions,
      (select json_build_object('4.5', ${rated(4.5)}, '4', ${rated(4)}, '3.5', ${rated(3.5)}, '3', ${rated(3)})
        from candidates c where ${but('rating')}) as ratings,
      (select json_build_object('free-cancellation', ${having('free-cancellation')}, 'ac', ${having('ac')},
          'music-system', ${having('music-system')}, 'power-windows', ${having('power-windows')})
        from candidates c where ${but()}) as popular,
      (select json_agg(json_build_object(
          'id', c.id, 'day_price', c.day_price, 'own_prices', c.own_prices, 'units_left', c.units_left)
          order by c.place)
        from (select c.*, row_number() over (order by ${orders[search.sort]}) as place from candidates c where ${but()}
          order by place limit ${carPageSize * search.pages}::int) c) as shown`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('Counting gives one row');
  return row;
}

export interface CarCardRow {
  id: number;
  document_id: string;
  slug: string;
  name: string;
  location: string;
  car_type: string;
  transmission: string;
  fuel_type: string;
  capacity: number;
  rating: number;
  reviews: number;
  original_price_paise: number | null;
  features: string[];
  free_kms: number;
  free_cancellation: boolean;
  available: string;
  image: PictureData | null;
}

/** What the cards of these cars show, in no order. */
export async function carCards(db: Database, ids: readonly number[]): Promise<CarCardRow[]> {
  const { rows } = await sql<CarCardRow>`
    select s.id, s.document_id, s.slug, s.name, s.location, s.car_type, s.transmission, s.fuel_type, s.capacity, s.rating,
      s.reviews, s.original_price_paise, s.features, s.free_kms, s.free_cancellation, s.available,
      case when m.id is not null then ${picture} end as image
    from car_rentals s left join pictures m on m.id = s.image_id
    where s.id = any(${sql.val([...ids])}::int[])`.execute(db);
  return rows;
}

/** Other published cars at the destination of that one, those of a like price first. */
export async function carsNear(
  db: Database,
  slug: string,
  limit: number,
): Promise<{ id: number; price: number; units: number }[]> {
  const { rows } = await sql<{ id: number; price: number; units: number }>`
    select s.id, s.price_paise as price, u.units
    from car_rentals own
      join car_rentals s on s.destination_id = own.destination_id and s.id <> own.id and s.published_at is not null
      join ordinary_units() u on u.sellable_id = s.sellable_id
    where own.slug = ${slug}
    order by abs(s.price_paise - own.price_paise), s.id limit ${limit}::int`.execute(db);
  return rows;
}

/** The cheapest day in a published car of each type, in paise; a type that nothing is of is missing. */
export async function cheapestOfTypes(db: Database): Promise<{ type: string; price: number }[]> {
  const { rows } = await sql<{ type: string; price: number }>`
    select car_type as type, min(price_paise) as price from car_rentals where published_at is not null group by car_type`.execute(
    db,
  );
  return rows;
}
