import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../core/day.ts';

/** Days [from, to) that somebody asks for. */
export interface AskedDays {
  readonly from: Day;
  readonly to: Day;
}

/**
 * Common table expression `changed`: what differs from the ordinary on the days asked for, by sellable. How many days
 * do, the least that is free on them, nothing where one cannot arrive on the first of them for so few, and the prices of
 * those that have their own, with their number and sum. Without days nothing does.
 * `wanted`: a table expression with the sellables looked at; null: all of them.
 */
export function changedDays(
  asked: AskedDays | null,
  now: Date,
  wanted: RawBuilder<unknown> | null,
): RawBuilder<unknown> {
  if (!asked) {
    return sql`changed as (
      select null::int as sellable_id, 0 as days, 0 as least, 0 as priced, 0::bigint as prices,
        null::float8[] as own_prices where false)`;
  }
  const { from, to } = asked;
  const few = wanted ? sql`, array(select w.sellable_id from ${wanted} w)` : sql``;
  return sql`changed as (
    select f.sellable_id, count(*)::int as days,
      case when bool_or(f.day = ${from}::date and (f.no_arrival or f.min_stay > ${to}::date - ${from}::date)) then 0
        else min(f.free) end as least,
      count(f.price_paise)::int as priced, coalesce(sum(f.price_paise), 0)::bigint as prices,
      array_agg(f.price_paise::float8) filter (where f.price_paise is not null) as own_prices
    from free_stock(${from}::date, ${to}::date, ${now}${few}) f
    where f.slot = '' group by f.sellable_id
  )`;
}
