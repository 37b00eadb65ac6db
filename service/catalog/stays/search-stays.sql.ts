import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import { all, anything } from '../conditions.sql.ts';
import { inPlace } from '../place-meant.sql.ts';
import type { UnderstoodPlace } from '../place-names.ts';
import { freeStays, offersFor } from './availability.sql.ts';
import { type CardRow, cardColumns, cardTables, recommended } from './stay-cards.sql.ts';
import {
  bucketWidth,
  kindsOfFeature,
  nightsAsked,
  pageSize,
  priceTop,
  type Sort,
  type StaySearch,
} from './stay-search.ts';

/** The features asked for, as 'kind name', with those behind popular filters. */
function wantedFeatures(search: StaySearch): string[] {
  const wanted = kindsOfFeature.flatMap((kind) => search.features[kind].map((name) => `${kind} ${name}`));
  if (search.popular.includes('private-pool')) wanted.push('room_facility Private pool');
  if (search.popular.includes('swimming-pool')) wanted.push('amenity Swimming Pool');
  return [...new Set(wanted)];
}

function hasFeatures(names: readonly string[]): RawBuilder<unknown> {
  const ids = sql`select array_agg(f.id) from features f
    where f.published_at is not null and f.kind || ' ' || f.name = any(${sql.val([...names])}::text[])`;
  return sql`coalesce(s.feature_ids @> (${ids} having count(*) = ${names.length}::int), false)`;
}

/** Whether the answer depends on the rooms rather than on the stay alone. */
const needsRooms = (search: StaySearch) => search.dates !== null || search.adults > 1 || search.rooms > 1;

type Group = 'in_type' | 'in_stars' | 'in_rest' | 'in_price';

/** What each group of filters that is in use asks of a candidate `c`; what is not in use is not looked at. */
function groupsInUse(search: StaySearch): Map<Group, RawBuilder<unknown>> {
  const { popular } = search;
  const features = wantedFeatures(search);
  const rest = [
    ...(features.length > 0 ? [hasFeatures(features)] : []),
    ...(popular.includes('5-stars') ? [sql`coalesce(s.property_rating = 5, false)`] : []),
    ...(popular.includes('no-card') ? [sql`s.no_card`] : []),
    ...(popular.includes('no-prepayment') ? [sql`s.no_prepayment`] : []),
    ...(popular.includes('hotels') ? [sql`s.type = 'Hotels'`] : []),
  ];
  const price = [
    ...(search.min === null ? [] : [sql`coalesce(p.price >= ${search.min * 100}::bigint, false)`]),
    ...(search.max === null ? [] : [sql`coalesce(p.price <= ${search.max * 100}::bigint, false)`]),
  ];
  const groups = new Map<Group, RawBuilder<unknown>>();
  if (search.propertyTypes.length > 0) groups.set('in_type', sql`s.type = any(${search.propertyTypes}::text[])`);
  if (search.stars.length > 0)
    groups.set('in_stars', sql`coalesce(s.property_rating = any(${search.stars}::int[]), false)`);
  if (rest.length > 0) groups.set('in_rest', all(rest));
  if (price.length > 0) groups.set('in_price', all(price));
  return groups;
}

/**
 * Common table expressions that end in `candidates`: the published stays at the place, free for dates and guests, each
 * with whether it passes the groups of filters in use. Counts beside a value leave its own group out where its values
 * widen the result (types, stars).
 */
function candidates(
  { search, place, now }: Question,
  groups: ReadonlyMap<Group, RawBuilder<unknown>>,
): RawBuilder<unknown> {
  const bound = needsRooms(search);
  const where = inPlace('s', place);
  const nights = nightsAsked(search);
  const price = bound ? sql`round(o.cost / ${nights}::numeric)::bigint` : sql`s.price_paise`;
  const passes = [...groups].map(([name, passed]) => sql`, ${passed} as ${sql.ref(name)}`);
  return sql`
    ${bound ? sql`${freeStays(search, now, where)},` : sql``}
    candidates as materialized (
      select s.id, s.type, s.property_rating as stars, s.rating, s.reviews, s.no_card, s.no_prepayment, p.price
        ${sql.join(passes, sql` `)}
      from stays s ${bound ? sql`join free o on o.stay_id = s.id` : sql``} cross join lateral (select ${price} as price) p
      where s.published_at is not null and ${where ?? anything}
    )`;
}

/** Price first by what all nights cost together, which is the order of the average night. */
const orders: Readonly<Record<Sort, RawBuilder<unknown>>> = {
  recommended: sql`${recommended('c')} desc, c.id`,
  'price-low': sql`c.price nulls last, c.id`,
  'price-high': sql`c.price desc nulls last, c.id`,
  rating: sql`c.rating desc, c.reviews desc, c.id`,
};

export interface Question {
  search: StaySearch;
  place: UnderstoodPlace;
  now: Date;
}

export interface FoundRow {
  total: number;
  types: Record<string, number> | null;
  stars: Record<string, number> | null;
  features: { kind: string; name: string; count: number }[] | null;
  popular: Record<string, number>;
  cheapest: number | null;
  dearest: number | null;
  /** Number of the bucket → stays in it, whatever the price filter. */
  prices: Record<string, number> | null;
  /** The stays of all pages shown, in order. */
  ids: number[];
}

/** How many stays each filter value would leave, given all other filters, and which are shown. */
export async function findStays(db: Database, question: Question): Promise<FoundRow> {
  const { search } = question;
  const groups = groupsInUse(search);
  const but = (...names: readonly Group[]) =>
    all([...groups.keys()].filter((name) => !names.includes(name)).map((name) => sql.ref(name)));
  const alike = sql.join([
    ...['type', 'stars', 'no_card', 'no_prepayment'].map((name) => sql.ref(name)),
    ...[...groups.keys()].map((name) => sql.ref(name)),
  ]);
  // `alike` is few rows in place of many: everything but features, prices and the order is read from it
  const { rows } = await sql<FoundRow>`
    with ${candidates(question, groups)},
    alike as materialized (
      select ${alike}, count(*)::int as n, min(price) as cheapest, max(price) as dearest from candidates group by ${alike}
    ),
    chosen as (select * from alike where ${but()}),
    named as (
      select f.kind, f.name, b.count from features f join (
        select feature_id, count(*)::int as count
        from candidates c join stays s on s.id = c.id and s.published_at is not null, unnest(s.feature_ids) as feature_id
        where ${but()} group by feature_id
      ) b on b.feature_id = f.id and f.published_at is not null
    )
    select
      (select coalesce(sum(n), 0)::int from chosen) as total,
      (select json_object_agg(type, n) from (
        select type, sum(n)::int as n from alike where ${but('in_type')} group by type) t) as types,
      (select json_object_agg(stars, n) from (
        select stars, sum(n)::int as n from alike where ${but('in_stars')} and stars is not null group by stars) t) as stars,
      (select json_agg(named) from named) as features,
      (select json_build_object(
        '5-stars', coalesce(sum(n) filter (where stars = 5), 0),
        'no-card', coalesce(sum(n) filter (where no_card), 0),
        'no-prepayment', coalesce(sum(n) filter (where no_prepayment), 0),
        'private-pool', (select coalesce(sum(count), 0) from named where kind = 'room_facility' and name = 'Private pool'),
        'swimming-pool', (select coalesce(sum(count), 0) from named where kind = 'amenity' and name = 'Swimming Pool'),
        'hotels', coalesce(sum(n) filter (where type = 'Hotels'), 0)) from chosen) as popular,
      (select min(cheapest) from alike where ${but('in_price')}) as cheapest,
      (select max(dearest) from alike where ${but('in_price')}) as dearest,
      (select json_object_agg(bucket, n) from (
        select least(price / ${bucketWidth * 100}::bigint, ${priceTop / bucketWidth}::bigint) as bucket, count(*)::int as n
        from candidates where ${but('in_price')} and price is not null group by bucket) p) as prices,
      array(
        select c.id from candidates c where ${but()}
        order by ${orders[search.sort]} limit ${pageSize * search.pages}::int) as ids`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('Counting gives one row');
  return row;
}

/** How many stays match the search and could take the party, but have no room left for its dates. 0 without dates. */
export async function countSoldOut(db: Database, { search, place, now }: Question): Promise<number> {
  if (!search.dates) return 0;
  const where = inPlace('s', place);
  const { adults, rooms } = search;
  const { rows } = await sql<{ count: number }>`
    with ${freeStays(search, now, where)}
    select count(*)::int as count
    from stays s cross join lateral (select s.price_paise as price) p
    where s.published_at is not null and ${where ?? anything} and ${all([...groupsInUse(search).values()])}
      and exists (
        select from room_types t join ordinary_units() u on u.sellable_id = t.sellable_id
        where t.stay_id = s.id and t.published_at is not null and u.units >= ${rooms}::int
          and t.max_guests * ${rooms}::int >= ${adults}::int)
      and s.id not in (select stay_id from free)`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The night that is priced, and those of the dates that have a price of their own. */
export interface NightsRow {
  /** Null: it has no price. */
  night: number | null;
  own_prices: number[];
}

const nightColumns = (bound: boolean) =>
  bound
    ? sql`coalesce(o.night, s.price_paise) as night, coalesce(o.own_prices, '{}') as own_prices`
    : sql`s.price_paise as night, '{}'::float8[] as own_prices`;

export interface ShownRow extends CardRow, NightsRow {
  units_left: number | null;
}

/** The cards of these stays in that order, with what the search asks of their rooms. */
export async function cardsInOrder(db: Database, ids: readonly number[], question: Question): Promise<ShownRow[]> {
  const { search, now } = question;
  const bound = needsRooms(search);
  const shown = sql`s.id = any(${sql.val([...ids])}::int[])`;
  const { rows } = await sql<ShownRow>`
    ${bound ? sql`with ${offersFor(search, now, shown)}` : sql``}
    select ${cardColumns}, ${nightColumns(bound)},
      ${search.dates ? sql`coalesce(o.units_left, 0)` : sql`null::int`} as units_left
    from ${cardTables} ${bound ? sql`left join offers o on o.stay_id = s.id` : sql``}
    where ${shown}
    order by array_position(${sql.val([...ids])}::int[], s.id)`.execute(db);
  return rows;
}

export interface PositionRow extends NightsRow {
  slug: string;
  name: string;
  latitude: number;
  longitude: number;
}

/** Where these stays are, and what a night costs there. */
export async function positionsOf(db: Database, ids: readonly number[], question: Question): Promise<PositionRow[]> {
  const { search, now } = question;
  const bound = needsRooms(search);
  const shown = sql`s.id = any(${sql.val([...ids])}::int[])`;
  const { rows } = await sql<PositionRow>`
    ${bound ? sql`with ${offersFor(search, now, shown)}` : sql``}
    select s.slug, s.name, s.latitude, s.longitude, ${nightColumns(bound)}
    from stays s ${bound ? sql`left join offers o on o.stay_id = s.id` : sql``}
    where ${shown} and s.latitude is not null and s.longitude is not null
    order by array_position(${sql.val([...ids])}::int[], s.id)`.execute(db);
  return rows;
}
