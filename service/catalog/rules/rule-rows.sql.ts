import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import { kindOf } from '../kinds.ts';
import { type RuleOrder, typeOfSubject } from './rule-order.ts';

type Filter = Pick<RuleOrder, 'subject' | 'places' | 'stars' | 'named'>;

/** SQL condition: the product `p` is at one of those places, in lower case. */
const atPlace = (places: RawBuilder<unknown>) => sql`(
  string_to_array(lower(p.location), ', ') && ${places} or p.destination_id in (
    select d.id from destinations d where lower(d.name) = any(${places}) or lower(d.region) = any(${places})
      or exists (select from unnest(d.aliases) as one(name) where lower(one.name) = any(${places}))))`;

const like = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** SQL: the products `p` of a rule with their stock, wherever they are. `where`: a condition about the place. */
function stockOf({ subject, stars, named }: Omit<Filter, 'places'>, where: RawBuilder<unknown>): RawBuilder<unknown> {
  const { type, propertyType } = typeOfSubject(subject);
  const { table, unitsField } = kindOf(type);
  const hasRooms = unitsField === null;
  const name = hasRooms ? sql`lower(p.name || ' ' || o.name)` : sql`lower(p.name)`;
  const conditions = [
    where,
    ...(propertyType === undefined ? [] : [sql`p.type = ${propertyType}`]),
    ...(stars.length === 0 ? [] : [sql`p.property_rating = any(${[...stars]}::int[])`]),
    ...(named.length === 0
      ? []
      : [
          sql`(${sql.join(
            named.map((words) => sql`${name} like all(${words.split(/\s+/).map(like)}::text[])`),
            sql` or `,
          )})`,
        ]),
  ];
  return sql`${sql.table(table)} p ${hasRooms ? sql`join room_types o on o.stay_id = p.id` : sql``}
    join ordinary_units u on u.sellable_id = ${hasRooms ? sql`o.sellable_id` : sql`p.sellable_id`}
    where ${sql.join(conditions, sql` and `)}`;
}

const textArray = (places: readonly string[]) => sql`${[...places]}::text[]`;

/** A sellable that a rule is for. */
interface RuleRow {
  readonly sellableId: number;
  /** The number of its product, by name. */
  readonly product: number;
  /** The number of its times. */
  readonly slots: number;
}

/** The sellables that a rule is for, sorted by product. */
export async function selectRuleRows(db: Database, filter: Filter): Promise<RuleRow[]> {
  const there = filter.places.length === 0 ? sql`true` : atPlace(textArray(filter.places));
  const { rows } = await sql<RuleRow>`
    select u.sellable_id as "sellableId", dense_rank() over (order by p.name, p.id)::int as product,
      cardinality(u.slots) as slots
    from ${stockOf(filter, there)} order by product, u.sellable_id`.execute(db);
  return rows;
}

/** Which of the places of a rule none of its products is at. */
export async function selectEmptyPlaces(db: Database, filter: Filter): Promise<string[]> {
  if (filter.places.length === 0) return [];
  const { rows } = await sql<{ place: string }>`
    select w.place from unnest(${textArray(filter.places)}) with ordinality as w(place, nth)
    where not exists (select from ${stockOf(filter, atPlace(sql`array[w.place]`))}) order by w.nth`.execute(db);
  return rows.map(({ place }) => place);
}

/** Names of published destinations and of their regions, for suggestions, sorted. */
export async function selectPlaceNames(db: Database, most: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from destinations where published_at is not null
    union select region from destinations where published_at is not null order by name limit ${most}`.execute(db);
  return rows.map(({ name }) => name);
}
