import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import type { PictureData } from '../picture-data.ts';
import { furtherPictures, picture } from '../sql-fragments.sql.ts';
import { rentalColumns } from './car-stock.sql.ts';
import type { RentalDates } from './rental-dates.ts';

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
  included: string[];
  free_kms: number;
  free_cancellation: boolean;
  available: string;
  image: PictureData | null;
  more_pictures?: string[];
}

/** Ordinary price of a day, the prices of days with their own, and vehicles left on every day. */
export interface Rental {
  day_price: number;
  own_prices: readonly number[];
  units_left: number;
}

/** The cards of these cars, in that order. `dates`: null for one ordinary day. */
export async function carCards(
  db: Database,
  ids: readonly number[],
  dates: RentalDates | null,
  now: Date,
): Promise<(CarCardRow & Rental)[]> {
  const idArray = sql`${sql.val([...ids])}::int[]`;
  const { tables, joins, columns } = rentalColumns(dates, idArray, now);
  const { rows } = await sql<CarCardRow & Rental>`
    with ${tables}
    select s.id, s.document_id, s.slug, s.name, s.location, s.car_type, s.transmission, s.fuel_type, s.capacity, s.rating,
      s.reviews, s.original_price_paise, s.features, s.included, s.free_kms, s.free_cancellation, s.available, s.price_paise as day_price,
      ${columns}, case when m.id is not null then ${picture} end as image,
      ${furtherPictures('car_rental_images', 'car_rental_id', sql`s.id`)} as more_pictures
    from car_rentals s ${joins} left join pictures m on m.id = s.image_id
    where s.id = any(${idArray}) order by array_position(${idArray}, s.id)`.execute(db);
  return rows;
}

/** Ids of other published cars at the destination of that one, similar prices first. */
export async function carsNear(db: Database, slug: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from car_rentals own
      join car_rentals s on s.destination_id = own.destination_id and s.id <> own.id and s.published_at is not null
    where own.slug = ${slug}
    order by abs(s.price_paise - own.price_paise), s.id limit ${limit}::int`.execute(db);
  return rows.map(({ id }) => id);
}

/** The lowest day price of the published cars of each type, in paise; types without cars are left out. */
export async function cheapestOfTypes(db: Database): Promise<{ type: string; price: number }[]> {
  const { rows } = await sql<{ type: string; price: number }>`
    select car_type as type, min(price_paise) as price from car_rentals where published_at is not null group by car_type`.execute(
    db,
  );
  return rows;
}
