import { type RawBuilder, sql } from 'kysely';
import { addDays, type Day, nightsBetween } from '../core/day.ts';

/** The requested days [from, to). */
export interface DaysQuery {
  readonly from: Day;
  readonly to: Day;
  /** Alternative first days for the same number of days; absent: only `from`. */
  readonly starts?: readonly Day[] | undefined;
}

/**
 * CTE `changed`: by sellable, what differs from the ordinary on the requested days. `days`: how many differ; `least`:
 * the fewest free units on them, 0 if a stay that short cannot begin on the first day; `priced`, `prices`,
 * `own_prices`: number, sum and list of special prices. Empty if `query` is null. With several `starts`, one row for
 * each of them (`start`), from one read of all days. `sellables`: a table expression with the sellables to read; null:
 * all.
 */
export function changedDays(
  query: DaysQuery | null,
  now: Date,
  sellables: RawBuilder<unknown> | null,
): RawBuilder<unknown> {
  if (!query) {
    return sql`changed as (
      select null::int as sellable_id, null::date as start, 0 as days, 0 as least, 0 as priced, 0::bigint as prices,
        null::float8[] as own_prices where false)`;
  }
  const { from, to, starts } = query;
  const days = nightsBetween(from, to);
  const [first = from, last = from] = starts ? [starts[0], starts.at(-1)] : [];
  const start = starts ? sql`b.start` : sql`${from}::date`;
  const begun = starts
    ? sql`join unnest(${sql.val([...starts])}::date[]) as b(start) on f.day >= b.start and f.day < b.start + ${days}::int`
    : sql``;
  const few = sellables ? sql`, array(select w.sellable_id from ${sellables} w)` : sql``;
  return sql`changed as (
    select f.sellable_id, ${start} as start, count(*)::int as days,
      case when bool_or(f.day = ${start} and (f.no_arrival or f.min_stay > ${days}::int)) then 0
        else min(f.free) end as least,
      count(f.price_paise)::int as priced, coalesce(sum(f.price_paise), 0)::bigint as prices,
      array_agg(f.price_paise::float8) filter (where f.price_paise is not null) as own_prices
    from free_stock(${first}::date, ${addDays(last, days)}::date, ${now}${few}) f ${begun}
    where f.slot = '' group by f.sellable_id ${starts ? sql`, b.start` : sql``}
  )`;
}
