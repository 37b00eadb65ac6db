import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import { changedDays, type DaysQuery } from '../changed-days.sql.ts';
import type { ListSql, Source } from '../lists/list-sql.ts';
import type { ProductKeys } from '../product-keys.ts';
import { inPlace } from '../resolve-place.sql.ts';
import { anything } from '../sql-fragments.sql.ts';
import type { CruiseCard, CruiseSearch } from './cruise-search.ts';

/** A cruise as far as selling it goes. */
export interface CruiseRow {
  id: number;
  document_id: string;
  slug: string;
  name: string;
  location: string;
  cabin_guests: number;
  price_paise: number;
  free_cancellation: boolean;
  cancellation_policy: string | null;
  sellable_id: number;
  units: number;
  image_url: string;
}

/** Published cruises by numeric id, documentId or slug. */
export async function findCruises(db: Database, { ids, texts }: ProductKeys): Promise<CruiseRow[]> {
  const { rows } = await sql<CruiseRow>`
    select c.id, c.document_id, c.slug, c.name, c.location, c.cabin_guests, c.price_paise, c.free_cancellation,
      c.cancellation_policy,
      c.sellable_id, u.units, coalesce(m.url, '') as image_url
    from river_cruises c join ordinary_units u on u.sellable_id = c.sellable_id
      left join pictures m on m.id = c.image_id
    where c.published_at is not null
      and (c.document_id = any(${texts}::text[]) or c.slug = any(${texts}::text[]) or c.id = any(${ids}::int[]))`.execute(
    db,
  );
  return rows;
}

/** Stock of the cruise with that slug, published or not. */
export async function stockOfCruise(
  db: Database,
  slug: string,
): Promise<{ sellable_id: number; document_id: string } | undefined> {
  return db
    .selectFrom('river_cruises')
    .select(['sellable_id', 'document_id'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}

/** Published cruises `s` at that place with a cabin that is free on all of those nights; without nights all of them. */
function free(nights: DaysQuery | null, where: RawBuilder<unknown>, now: Date): Source {
  return {
    tables: changedDays(nights, now, null),
    from: sql`river_cruises s join ordinary_units u on u.sellable_id = s.sellable_id
      left join changed c on c.sellable_id = s.sellable_id
      where s.published_at is not null and ${where} and least(u.units, coalesce(c.least, u.units)) > 0`,
    price: sql`s.price_paise`,
  };
}

export const cruiseListSql: ListSql<CruiseSearch> = {
  facets: { river: { value: sql`s.river` } },
  usualRating: 3.8,
  source: ({ search, place, now }) => free(search.nights, inPlace('s', place) ?? anything, now),
  anyDay: ({ search, place, now }) => search.nights && free(null, inPlace('s', place) ?? anything, now),
};

/** These cruises in that order with the cabins that are free on all of those nights. */
export async function cruiseCards(
  db: Database,
  ids: readonly number[],
  nights: DaysQuery | null,
  now: Date,
): Promise<CruiseCard[]> {
  const { rows } = await sql<CruiseCard>`
    with ${changedDays(nights, now, null)}
    select s.slug, least(u.units, coalesce(c.least, u.units)) as cabins
    from river_cruises s join ordinary_units u on u.sellable_id = s.sellable_id
      left join changed c on c.sellable_id = s.sellable_id
    where s.id = any(${[...ids]}::int[]) order by array_position(${[...ids]}::int[], s.id)`.execute(db);
  return rows;
}
