import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import type { NamedPlace, UnderstoodPlace } from '../place-names.ts';
import { offersFor } from './availability.sql.ts';
import type { CardRow } from './stay-cards.sql.ts';
import { cardColumns, cardTables, recommended } from './stay-cards.sql.ts';
import { kindsOfFeature, pageSize, type Sort, type StaySearch } from './stay-search.ts';

const anything = sql`true`;

function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? anything : sql`(${sql.join(conditions, sql` and `)})`;
}

function holdsWords(words: readonly string[]): RawBuilder<unknown> {
  return all(
    words.map((word) => sql`concat_ws(' ', s.search_text, lower(s.name), lower(s.location)) like ${`%${word}%`}`),
  );
}

function inPlace(place: UnderstoodPlace): RawBuilder<unknown> {
  if (place.kind === 'everywhere') return anything;
  if (place.kind === 'words') return holdsWords(place.words);
  return sql`(s.destination_id = any(${sql.val([...place.ids])}::int[]) and ${holdsWords(place.words)})`;
}

/** The features asked for, as 'kind name', with those behind popular filters. */
function wantedFeatures(search: StaySearch): string[] {
  const wanted = kindsOfFeature.flatMap((kind) => search.features[kind].map((name) => `${kind} ${name}`));
  if (search.popular.includes('private-pool')) wanted.push('room_facility Private pool');
  if (search.popular.includes('swimming-pool')) wanted.push('amenity Swimming Pool');
  return [...new Set(wanted)];
}

/**
 * Common table expressions that end in `candidates`: the published stays at the place, free for dates and guests, each
 * with whether it passes every other group of filters. Counts beside a value leave its own group out where its values
 * widen the result (types, stars).
 */
function candidates(
  search: StaySearch,
  place: UnderstoodPlace,
  typed: readonly string[],
  now: Date,
): RawBuilder<unknown> {
  const features = wantedFeatures(search);
  const { popular } = search;
  const bound = search.dates !== null || search.adults > 1 || search.rooms > 1;
  const price = bound ? sql`o.price` : sql`s.price_paise`;
  const where =
    place.kind === 'places' && !place.asTyped ? sql`(${inPlace(place)} or ${holdsWords(typed)})` : inPlace(place);
  const popularPasses = all([
    ...(popular.includes('5-stars') ? [sql`coalesce(s.property_rating = 5, false)`] : []),
    ...(popular.includes('no-card') ? [sql`s.no_card`] : []),
    ...(popular.includes('no-prepayment') ? [sql`s.no_prepayment`] : []),
    ...(popular.includes('hotels') ? [sql`s.type = 'Hotels'`] : []),
  ]);
  return sql`
    ${bound ? sql`${offersFor(search, now, where)},` : sql``}
    having_all as (
      select sf.stay_id from stay_features sf join features f on f.id = sf.feature_id
      where f.kind || ' ' || f.name = any(${features}::text[])
      group by sf.stay_id having count(*) = ${features.length}::int
    ),
    candidates as materialized (
      select s.id, s.type, s.property_rating as stars, s.rating, s.reviews, s.no_card, s.no_prepayment, ${price} as price,
        ${bound ? sql`o.cost` : sql`s.price_paise`} as cost, ${search.dates ? sql`o.units_left` : sql`null::int`} as units_left,
        ${search.propertyTypes.length ? sql`s.type = any(${search.propertyTypes}::text[])` : anything} as in_type,
        ${search.stars.length ? sql`coalesce(s.property_rating = any(${search.stars}::int[]), false)` : anything} as in_stars,
        ${features.length ? sql`exists (select from having_all h where h.stay_id = s.id)` : anything} and ${popularPasses} as in_rest,
        ${all([
          ...(search.min === null ? [] : [sql`coalesce(${price} >= ${search.min * 100}::bigint, false)`]),
          ...(search.max === null ? [] : [sql`coalesce(${price} <= ${search.max * 100}::bigint, false)`]),
        ])} as in_price
      from stays s ${bound ? sql`join offers o on o.stay_id = s.id` : sql``}
      where s.published_at is not null and ${where}
    )`;
}

const orders: Readonly<Record<Sort, RawBuilder<unknown>>> = {
  recommended: sql`${recommended('c')} desc, c.id`,
  'price-low': sql`c.cost nulls last, c.id`,
  'price-high': sql`c.cost desc nulls last, c.id`,
  rating: sql`c.rating desc, c.reviews desc, c.id`,
};

export interface FoundRow extends CardRow {
  price: number | null;
  cost: number | null;
  units_left: number | null;
}

export interface Question {
  search: StaySearch;
  place: UnderstoodPlace;
  /** The plain words of the location as typed. */
  typed: readonly string[];
  now: Date;
}

/** The cards of the pages shown, in order. */
export async function findCards(db: Database, { search, place, typed, now }: Question): Promise<FoundRow[]> {
  const order = orders[search.sort];
  const { rows } = await sql<FoundRow>`
    with ${candidates(search, place, typed, now)},
    shown as (
      select c.id, c.price, c.cost, c.units_left, row_number() over (order by ${order}) as place
      from candidates c where in_type and in_stars and in_rest and in_price
      order by place limit ${pageSize * search.pages}::int
    )
    select ${cardColumns}, shown.price, shown.cost, shown.units_left
    from shown join ${cardTables} on s.id = shown.id
    order by shown.place`.execute(db);
  return rows;
}

export interface FacetRow {
  total: number;
  types: Record<string, number> | null;
  stars: Record<string, number> | null;
  features: { kind: string; name: string; count: number }[] | null;
  popular: Record<string, number>;
  cheapest: number | null;
  dearest: number | null;
}

/** How many stays each filter value would leave, given all other filters. */
export async function countFacets(db: Database, { search, place, typed, now }: Question): Promise<FacetRow> {
  const { rows } = await sql<FacetRow>`
    with ${candidates(search, place, typed, now)},
    chosen as (select * from candidates where in_type and in_stars and in_rest and in_price),
    by_feature as (
      select sf.feature_id, count(*)::int as count from chosen c join stay_features sf on sf.stay_id = c.id
      group by sf.feature_id
    ),
    named as (
      select f.kind, f.name, b.count from by_feature b join features f on f.id = b.feature_id
    )
    select
      (select count(*)::int from chosen) as total,
      (select json_object_agg(type, n) from (
        select type, count(*)::int as n from candidates where in_stars and in_rest and in_price group by type) t) as types,
      (select json_object_agg(stars, n) from (
        select stars, count(*)::int as n from candidates
        where in_type and in_rest and in_price and stars is not null group by stars) t) as stars,
      (select json_agg(named) from named) as features,
      (select json_build_object(
        '5-stars', count(*) filter (where stars = 5),
        'no-card', count(*) filter (where no_card),
        'no-prepayment', count(*) filter (where no_prepayment),
        'private-pool', (select coalesce(sum(count), 0) from named where kind = 'room_facility' and name = 'Private pool'),
        'swimming-pool', (select coalesce(sum(count), 0) from named where kind = 'amenity' and name = 'Swimming Pool'),
        'hotels', count(*) filter (where type = 'Hotels')) from chosen) as popular,
      (select min(price) from candidates where in_type and in_stars and in_rest) as cheapest,
      (select max(price) from candidates where in_type and in_stars and in_rest) as dearest`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('Counting gives one row');
  return row;
}

/** All destinations with their names. */
export function namedPlaces(db: Database): Promise<NamedPlace[]> {
  return db.selectFrom('destinations').select(['id', 'name', 'region', 'aliases']).orderBy('id').execute();
}
