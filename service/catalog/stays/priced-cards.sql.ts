import { sql } from 'kysely';
import type { Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';
import type { ListQuery } from '../lists/list-search.ts';
import { furtherPictures } from '../sql-fragments.sql.ts';
import { needsRooms, offersFor } from './availability.sql.ts';
import { cardColumns, cardTables, type StayCardRow } from './stay-cards.sql.ts';
import type { StaySearch } from './stay-search.ts';

/** Ordinary price of a night, and the prices of nights with their own. */
export interface NightsRow {
  /** Null: no price is known. */
  night: number | null;
  own_prices: number[];
}

const nightColumns = (bound: boolean) =>
  bound
    ? sql`coalesce(o.night, s.price_paise) as night, coalesce(o.own_prices, '{}') as own_prices`
    : sql`s.price_paise as night, '{}'::float8[] as own_prices`;

export interface PricedCardRow extends StayCardRow, NightsRow {
  /** First day of those nights; null: no dates, or sold out by now. */
  start: Day | null;
  units_left: number | null;
  more_pictures: string[];
}

/** The cards of these stays, in that order, with the requested nights and rooms. */
export async function cardsInOrder(
  db: Database,
  ids: readonly number[],
  { search, now }: ListQuery<StaySearch>,
): Promise<PricedCardRow[]> {
  const bound = needsRooms(search);
  const idArray = sql`s.id = any(${sql.val([...ids])}::int[])`;
  const { rows } = await sql<PricedCardRow>`
    ${bound ? sql`with ${offersFor(search, now, idArray)}` : sql``}
    select ${cardColumns}, ${nightColumns(bound)}, ${bound ? sql`o.start::text` : sql`null::text`} as start,
      ${search.dates ? sql`coalesce(o.units_left, 0)` : sql`null::int`} as units_left,
      ${furtherPictures('stay_images', 'stay_id', sql`s.id`)} as more_pictures
    from ${cardTables} ${bound ? sql`left join offers o on o.stay_id = s.id` : sql``}
    where ${idArray}
    order by array_position(${sql.val([...ids])}::int[], s.id)`.execute(db);
  return rows;
}
