import { type RawBuilder, sql } from 'kysely';
import { type Day, nightsBetween } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';

/**
 * Units of pending bookings whose time to pay has passed, by sellable and day of [from, to): they still stand in
 * `allotments.taken` until the job returns them, but can be sold.
 */
function released(from: Day, to: Day, now: Date): RawBuilder<unknown> {
  return sql`
    select h.sellable_id, h.day, sum(h.units)::int as units
    from bookings b join booking_lines l on l.booking_id = b.id join holds h on h.line_id = l.id
    where b.status = 'pending' and b.hold_until <= ${now} and h.slot = '' and h.day >= ${from}::date and h.day < ${to}::date
    group by h.sellable_id, h.day`;
}

/**
 * Common table expressions that end in `offers(stay_id, price, cost, units_left)`: per stay with a room type that
 * sleeps the adults and is free every night, the cheapest such room. `price` is its average night, `cost` all nights
 * of all rooms, `units_left` the rooms left of every fitting type. Without dates one ordinary night is asked for.
 * `where` narrows the stays (`s`) that are looked at.
 */
export function offersFor(
  asked: { dates: { checkIn: Day; checkOut: Day } | null; adults: number; rooms: number },
  now: Date,
  where: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { dates, adults, rooms } = asked;
  const nights = dates ? nightsBetween(dates.checkIn, dates.checkOut) : 1;
  const changed = dates
    ? sql`
      select a.sellable_id, count(*) as nights, bool_or(a.closed) as closed,
        min(a.capacity - a.taken + coalesce(r.units, 0)) as least,
        count(a.price_paise) as priced, coalesce(sum(a.price_paise), 0) as prices
      from wanted w join allotments a on a.sellable_id = w.sellable_id left join released r on r.sellable_id = a.sellable_id and r.day = a.day
      where a.slot = '' and a.day >= ${dates.checkIn}::date and a.day < ${dates.checkOut}::date
      group by a.sellable_id`
    : sql`
      select null::int as sellable_id, 0 as nights, false as closed, 0 as least, 0 as priced, 0::bigint as prices where false`;
  const nothing = sql`select null::int as sellable_id, null::date as day, 0 as units where false`;
  return sql`
    released as (${dates ? released(dates.checkIn, dates.checkOut, now) : nothing}),
    wanted as materialized (
      select t.stay_id, t.sellable_id, t.price_paise, u.units
      from stays s join room_types t on t.stay_id = s.id join sellables u on u.id = t.sellable_id
      where s.published_at is not null and ${where}
        and t.published_at is not null and t.max_guests * ${rooms}::int >= ${adults}::int
    ),
    changed as (${changed}),
    rooms as (
      select w.stay_id,
        (w.price_paise * (${nights}::int - coalesce(c.priced, 0)) + coalesce(c.prices, 0))::bigint as each,
        case when c.nights is null then w.units
          when c.nights < ${nights}::int then least(w.units, c.least)
          else c.least end as units_left
      from wanted w left join changed c on c.sellable_id = w.sellable_id
      where not coalesce(c.closed, false)
    ),
    offers as (
      select stay_id, round(min(each) / ${nights}::numeric)::bigint as price, (min(each) * ${rooms}::int)::bigint as cost,
        sum(units_left)::int as units_left
      from rooms where units_left >= ${rooms}::int group by stay_id
    )`;
}

export interface NightRow {
  room_id: number;
  day: Day;
  units_left: number;
  price_paise: number;
  closed: boolean;
}

/** Every night of [from, to) of every room type of a stay, in order. No rows: no such stay, or it has no rooms. */
export async function nightsOf(db: Database, slug: string, from: Day, to: Day, now: Date): Promise<NightRow[]> {
  const { rows } = await sql<NightRow>`
    with released as (${released(from, to, now)})
    select t.id as room_id, d.day, coalesce(a.capacity - a.taken + coalesce(r.units, 0), s.units) as units_left,
      coalesce(a.price_paise, t.price_paise) as price_paise, coalesce(a.closed, false) as closed
    from stays y
      join room_types t on t.stay_id = y.id and t.published_at is not null
      join sellables s on s.id = t.sellable_id
      cross join (select generate_series(${from}::date, ${to}::date - 1, interval '1 day')::date as day) d
      left join allotments a on a.sellable_id = t.sellable_id and a.day = d.day and a.slot = ''
      left join released r on r.sellable_id = t.sellable_id and r.day = d.day
    where y.slug = ${slug} and y.published_at is not null
    order by t.position, t.id, d.day`.execute(db);
  return rows;
}
