import { type RawBuilder, sql } from 'kysely';
import type { ListIndex } from '../lists/list-index.ts';
import type { ListQuery } from '../lists/list-search.ts';
import type { FacetSql, ListSql, Source } from '../lists/list-sql.ts';
import { rated } from '../lists/rated.sql.ts';
import { plainWords } from '../plain-words.ts';
import { inPlace, matchesTyped, matchesWords } from '../resolve-place.sql.ts';
import { all, anything } from '../sql-fragments.sql.ts';
import { durations } from './experience-facets.ts';
import type { ExperienceType } from './experience-offer.ts';
import type { ExperienceSearch } from './experience-search.ts';
import { offered, slotsOf } from './experience-stock.sql.ts';
import { experienceTables } from './experience-tables.sql.ts';
import { defaultGuests } from './visit.ts';

/** SQL condition: the product with that table alias is at the place of the search. */
export function there(e: 'e' | 's', { search, place }: ListQuery<ExperienceSearch>): RawBuilder<unknown> {
  if (place.kind !== 'places' && place.kind !== 'words') return inPlace(e, place) ?? anything;
  const typed = plainWords(search.place);
  const location = sql.ref(`${e}.location`);
  if (search.type === 'attraction') {
    // API-13: the location as in the address, in lower case
    if (place.kind === 'words')
      return sql`(${matchesTyped(e, place, ['name', 'location', 'area'])} or ${location} = ${typed})`;
    const named = [typed, place.name.toLowerCase()];
    const at = sql`(${sql.ref(`${e}.destination_id`)} = any(${sql.val([...place.ids])}::int[]) or ${location} = any(${named}::text[]))`;
    return all([at, matchesWords(e, place.words)]);
  }
  if (place.kind === 'words') return matchesTyped(e, place);
  // API-10: a tour with the place in its name goes there, wherever it begins
  const named = [typed, place.name.toLowerCase()].map(
    (name) => sql`' ' || ${sql.ref(`${e}.search_text`)} || ' ' like ${`% ${name} %`}`,
  );
  const at = sql`(${sql.ref(`${e}.destination_id`)} = any(${sql.val([...place.ids])}::int[]) or ${sql.join(named, sql` or `)})`;
  return all([at, matchesWords(e, place.words)]);
}

/** The step of experience-durations.ts; null without a duration. */
const durationStep = sql`case when s.duration_hours is not null then case ${sql.join(
  durations.map((step) => {
    if ('below' in step) return sql`when s.duration_hours < ${sql.lit(step.below)} then ${sql.lit(step.value)}`;
    if ('days' in step)
      return sql`when ceil(s.duration_hours / 24) <= ${sql.lit(step.days)} then ${sql.lit(step.value)}`;
    return sql`else ${sql.lit(step.value)}`;
  }),
  sql` `,
)} end end`;

const duration: FacetSql = { value: durationStep };
const freeCancellation = sql`s.free_cancel`;

const skipTheLine = sql`exists (
  select from attraction_popular_filters x join popular_filters p on p.id = x.popular_filter_id
  where x.attraction_id = s.id and p.code = 'skip_line' and p.published_at is not null)`;

const attractionsFacets = {
  popular: { has: { 'skip-the-line': skipTheLine, 'free-cancellation': freeCancellation } },
  rating: rated,
  time: { values: sql`o.parts`, names: null },
  language: {
    values: sql`array(select l.code from attraction_languages x join languages l on l.id = x.language_id
      where x.attraction_id = s.id and l.published_at is not null)`,
    names: sql`select code as value, name from languages where published_at is not null`,
  },
  duration,
};

const toursFacets = {
  popular: { has: { 'free-cancellation': freeCancellation, 'private-tour': sql`s.private_tour` } },
  type: { value: sql`s.type` },
  duration,
};

/** Products available on the requested day; on a category's page only those of its type. */
function source(question: ListQuery<ExperienceSearch>): Source {
  const { search, now } = question;
  const { type, category } = search;
  const from = type === 'attraction' ? sql`attractions s` : sql`tour_packages s`;
  return {
    tables: offered(type, search, there('e', question), now),
    from: sql`${from} join offered o on o.id = s.id
      where ${category === null ? anything : sql`s.type = ${category}`}`,
    price: sql`o.price`,
  };
}

const alike = {
  usualRating: 3.75,
  source,
  anyDay: (question: ListQuery<ExperienceSearch>) =>
    question.search.day && source({ ...question, search: { ...question.search, day: null } }),
};

export const attractionListSql: ListSql<ExperienceSearch> = { ...alike, facets: attractionsFacets };
export const tourListSql: ListSql<ExperienceSearch> = { ...alike, facets: toursFacets };

/** Each time of a day has stock of its own; `facet` filters by its part of the day. */
export const experienceIndex = (type: ExperienceType, facet?: string): ListIndex<ExperienceSearch> => ({
  options: {
    from: sql`(
      select coalesce(t.slot, '') as slot, coalesce(array_agg(t.part) filter (where t.part is not null), '{}') as parts
      from (select 1) one left join (${slotsOf(experienceTables[type].key, sql`s.id`)}) t on true group by 1) own where true`,
    sellable: sql`s.sellable_id`,
    guests: sql`0`,
    price: sql`s.price_paise`,
    slot: sql`own.slot`,
    ...(facet && { facet, values: sql`own.parts` }),
  },
  priced: 'whole',
  there: (question) => there('s', question),
  ask: ({ search: { day, guests, category } }) => ({
    party: day || guests !== defaultGuests ? { guests: 0, inAll: 0, units: guests } : null,
    days: day && { starts: [day], count: 1, arrival: false },
    only: category && { facet: 'type', value: category },
    onOtherDays: guests === defaultGuests ? 'all' : 'fitting',
    totals: null,
  }),
});
