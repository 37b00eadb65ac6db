import { type RawBuilder, sql } from 'kysely';
import type { ListIndex } from '../lists/list-index.ts';
import type { ListQuery } from '../lists/list-search.ts';
import type { ListSql, Source } from '../lists/list-sql.ts';
import { inPlace } from '../resolve-place.sql.ts';
import { anything } from '../sql-fragments.sql.ts';
import { fitsParty, freeStays, needsRooms } from './availability.sql.ts';
import { type StayTerms, stayTerms, totalsOf, typesWithFees } from './stay-priced.ts';
import { countSearchNights, type StaySearch } from './stay-search.ts';
import { type FeatureKind, featureParameters, kindsOfFeature } from './stay-vocabulary.ts';

const feature = (kind: FeatureKind, name: string): RawBuilder<unknown> => sql`s.feature_ids @> (
  select array_agg(f.id) from features f where f.kind = ${kind} and f.name = ${name} and f.published_at is not null)`;

/** SQL: the address parameter of a feature's kind. */
const parameter = sql`case f.kind ${sql.join(
  kindsOfFeature.map((kind) => sql`when ${sql.lit(kind)} then ${sql.lit(featureParameters[kind])}`),
  sql` `,
)} end`;

/**
 * Stays at the place that are free for dates and guests, by the average night of the cheapest such room; with dates
 * sorted by the total.
 */
function source({ search, place, now, sale }: ListQuery<StaySearch>): Source {
  const where = inPlace('s', place);
  const published = sql`s.published_at is not null and ${where ?? anything}`;
  if (!needsRooms(search)) return { tables: null, from: sql`stays s where ${published}`, price: sql`s.price_paise` };
  const nights = countSearchNights(search);
  return {
    tables: freeStays(search, now, where),
    from: sql`stays s join free o on o.stay_id = s.id where ${published}`,
    price: sql`(round(o.cost / ${nights}::numeric / 100) * 100)::bigint`,
    ...(search.dates && {
      totals: {
        ...totalsOf({ nights, rooms: search.rooms }, stayTerms(sale, now)),
        cost: sql`o.cost`,
        group: groupOfFees(sale),
      },
    }),
  };
}

/** SQL: the first of the types with the fees of a stay, '*' of those without fees of their own: as in `totalsOf`. */
function groupOfFees(terms: Pick<StayTerms, 'stayFees'>): RawBuilder<unknown> {
  const own = typesWithFees(terms);
  if (own.length === 0) return sql`'*'`;
  const each = own.map((types) => sql`when s.type = any(${sql.val([...types])}::text[]) then ${types[0]}::text`);
  return sql`case ${sql.join(each, sql` `)} else '*' end`;
}

/** Stays that could fit the party on other days. */
function anyDay({ search, place }: ListQuery<StaySearch>): Source | null {
  if (!search.dates) return null;
  return {
    tables: null,
    from: sql`stays s where s.published_at is not null and ${inPlace('s', place) ?? anything} and exists (
      select from room_types t join ordinary_units u on u.sellable_id = t.sellable_id
      where t.stay_id = s.id and t.published_at is not null and u.units >= ${search.rooms}::int
        and ${fitsParty(search)})`,
    price: sql`s.price_paise`,
  };
}

export const stayListSql: ListSql<StaySearch> = {
  facets: {
    propertyType: { value: sql`s.type` },
    stars: { value: sql`s.property_rating` },
    ...Object.fromEntries(Object.values(featureParameters).map((name) => [name, { held: true }])),
    fact: { values: sql`s.fact_names`, names: null },
    popular: {
      has: {
        '5-stars': sql`s.property_rating = 5`,
        'no-card': sql`s.no_card`,
        'no-prepayment': sql`s.no_prepayment`,
        'private-pool': feature('room_facility', 'Private pool'),
        'swimming-pool': feature('amenity', 'Swimming Pool'),
        hotels: sql`s.type = 'Hotels'`,
      },
    },
  },
  held: {
    ids: sql`s.feature_ids`,
    named: sql`select f.id, ${parameter}, f.name from features f where f.published_at is not null`,
  },
  usualRating: 7.5,
  source,
  anyDay,
};

/** Stays with their published room types. */
export const stayIndex: ListIndex<StaySearch> = {
  options: {
    from: sql`room_types t where t.stay_id = s.id and t.published_at is not null`,
    sellable: sql`t.sellable_id`,
    guests: sql`t.max_guests`,
    inAll: sql`t.max_occupancy`,
    price: sql`t.price_paise`,
  },
  group: 'propertyType',
  priced: 'night',
  there: ({ place }) => inPlace('s', place) ?? anything,
  byDestination: true,
  ask: ({ search, sale, now }) => {
    const { adults, children, rooms, dates } = search;
    const nights = countSearchNights(search);
    return {
      party: needsRooms(search)
        ? { guests: Math.ceil(adults / rooms), inAll: Math.ceil((adults + children) / rooms), units: rooms }
        : null,
      days: dates && { starts: dates.starts ?? [dates.checkIn], count: nights, arrival: true },
      onOtherDays: 'fitting',
      totals: dates && totalsOf({ nights, rooms }, stayTerms(sale, now)),
    };
  },
};
