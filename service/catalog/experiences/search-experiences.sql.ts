import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import { all, anything } from '../conditions.sql.ts';
import { picture } from '../picture.sql.ts';
import type { PictureData } from '../picture-data.ts';
import { holdsTyped, holdsWords } from '../place-meant.sql.ts';
import type { UnderstoodPlace } from '../place-names.ts';
import type { TicketKind } from '../product.ts';
import { pageSize, type Sort } from '../stays/stay-search.ts';
import { durations } from './experience-durations.ts';
import type { ExperienceType } from './experience-offer.ts';
import { type ExperienceSearch, guestsAtFirst, ratings } from './experience-search.ts';
import { experienceTables } from './experience-tables.sql.ts';

/** What a place of the address means: somewhere, or the one thing that is called so there. */
export type ExperiencePlace = UnderstoodPlace | { readonly kind: 'one'; readonly slug: string; readonly name: string };

export interface Question {
  search: ExperienceSearch;
  place: ExperiencePlace;
  /** The place in lower case and single spaces, as it was typed. */
  typed: string;
  /** Times after this one are still ahead on the day asked for: 'HH:MM' in India; null: all of them. */
  after: string | null;
  now: Date;
}

function inPlace({ search: { type }, place, typed }: Question): RawBuilder<unknown> {
  if (place.kind === 'everywhere') return anything;
  if (place.kind === 'one') return sql`e.slug = ${place.slug}`;
  if (type === 'attraction') {
    // S2 §7: the location is what the address says, in lower case
    if (place.kind === 'words')
      return sql`(${holdsTyped('e', place, ['name', 'location', 'area'])} or e.location = ${typed})`;
    const named = [typed, place.name.toLowerCase()];
    const there = sql`(e.destination_id = any(${sql.val([...place.ids])}::int[]) or e.location = any(${named}::text[]))`;
    return all([there, holdsWords('e', place.words)]);
  }
  if (place.kind === 'words') return holdsTyped('e', place);
  // S2 §7: a tour that has the place in its name goes there, wherever it begins
  const named = [typed, place.name.toLowerCase()].map((name) => sql`' ' || e.search_text || ' ' like ${`% ${name} %`}`);
  const there = sql`(e.destination_id = any(${sql.val([...place.ids])}::int[]) or ${sql.join(named, sql` or `)})`;
  return all([there, holdsWords('e', place.words)]);
}

/** A time as part of the day: before 12:00, before 17:00, and later; a slot without times by its name (PRODUCT.md). */
const partOfSlot = sql`case
  when x.time < '12:00' then 'morning' when x.time < '17:00' then 'afternoon' when x.time is not null then 'evening'
  when s.name ilike '%morning%' then 'morning' when s.name ilike '%afternoon%' then 'afternoon'
  when s.name ilike '%evening%' then 'evening' end`;

/**
 * Common table expressions that end in `offered(id, price, parts, places_left)`: the published ones at the place that can
 * be had on the day, at any of their times, with the cheapest price and the parts of the day that are free.
 */
function offered(question: Question): RawBuilder<unknown> {
  const { search, after, now } = question;
  const { table, key } = experienceTables[search.type];
  const { day, guests } = search;
  const slots = sql`
    slots as materialized (
      select e.id, e.sellable_id, e.price_paise, coalesce(t.slot, '') as slot, t.part
      from ${sql.table(table)} e left join lateral (
        select distinct coalesce(x.time, '') as slot, ${partOfSlot} as part
        from time_slots s left join unnest(s.available_times) as x(time) on true where s.${sql.ref(key)} = e.id
      ) t on true
      where e.published_at is not null and ${inPlace(question)}
    )`;
  const parts = sql`coalesce(array_agg(distinct o.part) filter (where o.part is not null), '{}') as parts`;
  if (!day) {
    const enough = sql`o.sellable_id in (select u.sellable_id from ordinary_units() u where u.units >= ${guests}::int)`;
    return sql`${slots},
      offered as (
        select o.id, o.price_paise as price, ${parts}, null::int as places_left
        from slots o where ${guests === guestsAtFirst ? anything : enough} group by o.id, o.price_paise
      )`;
  }
  return sql`${slots},
    offered as (
      select o.id, min(coalesce(f.price_paise, o.price_paise)) as price, ${parts},
        sum(coalesce(f.free, u.units))::int as places_left
      from slots o join ordinary_units() u on u.sellable_id = o.sellable_id
        left join free_stock(${day}::date, ${day}::date + 1, ${now}) f on f.sellable_id = o.sellable_id and f.slot = o.slot
      where coalesce(f.free, u.units) >= ${guests}::int
        and ${after === null ? anything : sql`(o.slot = '' or o.slot > ${after})`}
      group by o.id
    )`;
}

type Group = 'in_rest' | 'in_rating' | 'in_time' | 'in_language' | 'in_type' | 'in_duration';

/** What each group of filters in use asks of a candidate `c`. Values of one group widen, but for the popular ones. */
function groupsInUse(search: ExperienceSearch): Map<Group, RawBuilder<unknown>> {
  const { popular } = search;
  const rest = [
    ...(popular.includes('skip-the-line') ? [sql`c.skip_line`] : []),
    ...(popular.includes('free-cancellation') ? [sql`c.free_cancel`] : []),
    ...(popular.includes('private-tour') ? [sql`c.private_tour`] : []),
  ];
  const groups = new Map<Group, RawBuilder<unknown>>();
  if (rest.length > 0) groups.set('in_rest', all(rest));
  if (search.ratings.length > 0) groups.set('in_rating', sql`c.rating >= ${Math.min(...search.ratings)}::float8`);
  if (search.times.length > 0) groups.set('in_time', sql`c.parts && ${search.times}::text[]`);
  if (search.languages.length > 0) groups.set('in_language', sql`c.languages && ${search.languages}::text[]`);
  if (search.tourTypes.length > 0) groups.set('in_type', sql`c.kind = any(${search.tourTypes}::text[])`);
  if (search.durations.length > 0)
    groups.set('in_duration', sql`coalesce(c.duration = any(${search.durations}::text[]), false)`);
  return groups;
}

/** The step of experience-durations.ts in which it falls; null for one that nobody timed. */
const durationStep = sql`case when e.duration_hours is not null then case ${sql.join(
  durations.map((step) => {
    if ('below' in step) return sql`when e.duration_hours < ${sql.lit(step.below)} then ${sql.lit(step.name)}`;
    if ('days' in step)
      return sql`when ceil(e.duration_hours / 24) <= ${sql.lit(step.days)} then ${sql.lit(step.name)}`;
    return sql`else ${sql.lit(step.name)}`;
  }),
  sql` `,
)} end end`;

const orders: Readonly<Record<Sort, RawBuilder<unknown>>> = {
  // weighed with the number of reviews behind it, so that one lucky review does not lead the list
  recommended: sql`(c.rating * c.reviews + 3.75 * 4) / (c.reviews + 4) desc, c.id`,
  'price-low': sql`c.price, c.id`,
  'price-high': sql`c.price desc, c.id`,
  rating: sql`c.rating desc, c.reviews desc, c.id`,
};

export interface FoundRow {
  total: number;
  popular: Record<string, number>;
  /** Least rating → how many have it or more. */
  ratings: Record<string, number>;
  times: Record<string, number> | null;
  languages: { code: string; name: string; count: number }[] | null;
  types: Record<string, number> | null;
  durations: Record<string, number> | null;
  /** Of all pages shown, in order. */
  ids: number[];
}

/** How many each filter value would leave, given all other filters, and which are shown. */
export async function findExperiences(db: Database, question: Question): Promise<FoundRow> {
  const { search } = question;
  const { table, key, languages, skipLine, privateTour, kind } = experienceTables[search.type];
  const groups = groupsInUse(search);
  const but = (...names: readonly Group[]) =>
    all([...groups.keys()].filter((name) => !names.includes(name)).map((name) => sql.ref(name)));
  const counted = (value: string, group: Group) => sql`
    (select json_object_agg(value, n) from (
      select ${sql.ref(value)} as value, count(*)::int as n from passed
      where ${but(group)} and ${sql.ref(value)} is not null group by 1) v)`;
  const passes = [...groups].map(([name, passed]) => sql`, ${passed} as ${sql.ref(name)}`);
  const category = search.category === null ? anything : sql`${kind} = ${search.category}`;
  const { rows } = await sql<FoundRow>`
    with ${offered(question)},
    candidates as materialized (
      select e.id, e.rating, e.reviews, e.free_cancel, ${skipLine} as skip_line, ${privateTour} as private_tour,
        ${kind} as kind, ${durationStep} as duration, o.price, o.parts,
        array(select l.code from ${sql.table(languages)} x join languages l on l.id = x.language_id
          where x.${sql.ref(key)} = e.id and l.published_at is not null) as languages
      from ${sql.table(table)} e join offered o on o.id = e.id where ${category}
    ),
    passed as materialized (select c.* ${sql.join(passes, sql` `)} from candidates c),
    chosen as (select * from passed where ${but()})
    select
      (select count(*)::int from chosen) as total,
      (select json_build_object(
        'skip-the-line', count(*) filter (where skip_line), 'free-cancellation', count(*) filter (where free_cancel),
        'private-tour', count(*) filter (where private_tour)) from chosen) as popular,
      (select json_build_object(${sql.join(
        ratings.flatMap((least) => [sql.lit(String(least)), sql`count(*) filter (where rating >= ${sql.lit(least)})`]),
      )}) from passed where ${but('in_rating')}) as ratings,
      (select json_object_agg(part, n) from (
        select part, count(*)::int as n from passed, unnest(parts) as part where ${but('in_time')} group by part) t) as times,
      (select json_agg(json_build_object('code', l.code, 'name', l.name, 'count', n.count) order by l.name) from (
        select code, count(*)::int as count from passed, unnest(languages) as code where ${but('in_language')} group by code
      ) n join languages l on l.code = n.code) as languages,
      ${counted('kind', 'in_type')} as types,
      ${counted('duration', 'in_duration')} as durations,
      array(select c.id from chosen c order by ${orders[search.sort]} limit ${pageSize * search.pages}::int) as ids`.execute(
    db,
  );
  const row = rows[0];
  if (!row) throw new Error('Counting gives one row');
  return row;
}

export interface CardRow {
  slug: string;
  name: string;
  place: string;
  kind: string | null;
  description: string;
  duration: string | null;
  availability: string;
  rating: number;
  reviews: number;
  free_cancel: boolean;
  ticket_type: string;
  available_ticket_types: Record<TicketKind, boolean>;
  adult_price_paise: number | null;
  original_price_paise: number | null;
  price: number;
  places_left: number | null;
  image: PictureData | null;
}

const cardColumns = (type: ExperienceType) => sql`
  e.slug, e.name, ${experienceTables[type].place} as place, ${experienceTables[type].kind} as kind, e.description, e.duration,
  e.availability, e.rating, e.reviews, e.free_cancel, e.ticket_type, e.available_ticket_types, e.adult_price_paise,
  e.original_price_paise, case when m.id is not null then ${picture} end as image`;

const cardTables = (type: ExperienceType) => sql`
  ${sql.table(experienceTables[type].table)} e left join pictures m on m.id = e.image_id
    left join destinations d on d.id = e.destination_id and d.published_at is not null`;

/** The cards of these in that order, with the price and stock of the day asked for. */
export async function cardsInOrder(db: Database, ids: readonly number[], question: Question): Promise<CardRow[]> {
  const { type, day } = question.search;
  const shown = sql.val([...ids]);
  const { rows } = await sql<CardRow>`
    ${day ? sql`with ${offered(question)}` : sql``}
    select ${cardColumns(type)}, ${day ? sql`o.price, o.places_left` : sql`e.price_paise as price, null::int as places_left`}
    from ${cardTables(type)} ${day ? sql`join offered o on o.id = e.id` : sql``}
    where e.id = any(${shown}::int[]) order by array_position(${shown}::int[], e.id)`.execute(db);
  return rows;
}

/** Tours that the operator features, the best rated first, weighed with the number of reviews behind a rating. */
export async function featuredCards(db: Database, limit: number): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns('tour-package')}, e.price_paise as price, null::int as places_left
    from ${cardTables('tour-package')}
    where e.published_at is not null and e.featured
    order by (e.rating * e.reviews + 3.75 * 4) / (e.reviews + 4) desc, e.id limit ${limit}::int`.execute(db);
  return rows;
}

/** Others at the destination of that one, the best rated first, weighed as above. */
export async function nearbyCards(db: Database, type: ExperienceType, id: number, limit: number): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns(type)}, e.price_paise as price, null::int as places_left
    from ${cardTables(type)}
    where e.published_at is not null and e.id <> ${id}::int and e.destination_id =
      (select own.destination_id from ${sql.table(experienceTables[type].table)} own where own.id = ${id}::int)
    order by (e.rating * e.reviews + 3.75 * 4) / (e.reviews + 4) desc, e.id limit ${limit}::int`.execute(db);
  return rows;
}

/** How many published tours there are of each type. */
export async function toursByType(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ type: string; count: number }>`
    select type, count(*)::int as count from tour_packages
    where published_at is not null and type is not null group by type`.execute(db);
  return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
}

/** The name of the place of the published one with that slug; undefined when there is none. */
export async function placeOfSlug(db: Database, type: ExperienceType, slug: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(d.name, initcap(e.location)) as name
    from ${sql.table(experienceTables[type].table)} e
      left join destinations d on d.id = e.destination_id and d.published_at is not null
    where e.slug = ${slug} and e.published_at is not null`.execute(db);
  return rows[0]?.name;
}
