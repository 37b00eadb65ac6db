import { type RawBuilder, sql } from 'kysely';
import { type Day, nightsBetween } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';

/**
 * Units of pending bookings whose time to pay has passed, by sellable and day of [from, to): they still stand in
 * `allotments.taken` until the job returns them, but can be sold.
 */
export function released(from: Day, to: Day, now: Date): RawBuilder<unknown> {
  return sql`
    select h.sellable_id, h.day, sum(h.units)::int as units
    from bookings b join booking_lines l on l.booking_id = b.id join holds h on h.line_id = l.id
    where b.status = 'pending' and b.hold_until <= ${now} and h.slot = '' and h.day >= ${from}::date and h.day < ${to}::date
    group by h.sellable_id, h.day`;
}

/** Who asks for rooms when, and which stays (`s`) are looked at; null: all of them. */
interface Asked {
  dates: { checkIn: Day; checkOut: Day } | null;
  adults: number;
  rooms: number;
}

/** Published room types that sleep the adults, of the stays looked at. */
function wantedRooms({ adults, rooms }: Asked, where: RawBuilder<unknown> | null): RawBuilder<unknown> {
  const fits = sql`t.published_at is not null and t.max_guests * ${rooms}::int >= ${adults}::int`;
  return where === null
    ? sql`wanted as not materialized (select t.stay_id, t.sellable_id, t.price_paise from room_types t where ${fits})`
    : sql`wanted as materialized (
        select t.stay_id, t.sellable_id, t.price_paise from stays s join room_types t on t.stay_id = s.id
        where s.published_at is not null and ${where} and ${fits})`;
}

/** What differs from the ordinary in the nights asked for, by sellable. */
function changedNights({ dates, rooms }: Asked, now: Date, narrowed: boolean): RawBuilder<unknown> {
  if (!dates) {
    return sql`changed as (
      select null::int as sellable_id, 0 as nights, false as gone, 0 as least, 0 as priced, 0::bigint as prices,
        null::bigint as dearest where false)`;
  }
  const { checkIn, checkOut } = dates;
  return sql`
    released as (${released(checkIn, checkOut, now)}),
    changed as (
      select a.sellable_id, count(*)::int as nights,
        bool_or(a.closed) or min(a.capacity - a.taken + coalesce(r.units, 0)) < ${rooms}::int as gone,
        min(a.capacity - a.taken + coalesce(r.units, 0)) as least,
        count(a.price_paise)::int as priced, coalesce(sum(a.price_paise), 0)::bigint as prices,
        max(a.price_paise) as dearest
      from ${narrowed ? sql`wanted w join allotments a on a.sellable_id = w.sellable_id` : sql`allotments a`}
        left join released r on r.sellable_id = a.sellable_id and r.day = a.day
      where a.slot = '' and a.day >= ${checkIn}::date and a.day < ${checkOut}::date
      group by a.sellable_id
    )`;
}

/**
 * Common table expressions that end in `free(stay_id, cost)`: per stay with a room type that sleeps the adults and is
 * free every night, what all nights in the cheapest such room cost. Without dates one ordinary night is asked for.
 */
export function freeStays(asked: Asked, now: Date, where: RawBuilder<unknown> | null): RawBuilder<unknown> {
  const { dates, rooms } = asked;
  const nights = dates ? nightsBetween(dates.checkIn, dates.checkOut) : 1;
  // few have fewer rooms than are asked for: looking for those is cheaper than looking at the stock of all
  return sql`
    ${wantedRooms(asked, where)},
    ${changedNights(asked, now, where !== null)},
    free as (
      select w.stay_id, min(w.price_paise * (${nights}::int - coalesce(c.priced, 0)) + coalesce(c.prices, 0))::bigint as cost
      from wanted w left join changed c on c.sellable_id = w.sellable_id
      where not coalesce(c.gone, false)
        and (c.nights = ${nights}::int or w.sellable_id not in (select id from sellables where units < ${rooms}::int))
      group by w.stay_id
    )`;
}

/**
 * As `freeStays`, for the few stays that are shown: `offers(stay_id, price, dearest, cost, units_left)` with the average
 * and the dearest night, all nights of all rooms, and how many rooms are left of every fitting type.
 */
export function offersFor(asked: Asked, now: Date, where: RawBuilder<unknown>): RawBuilder<unknown> {
  const { dates, rooms } = asked;
  const nights = dates ? nightsBetween(dates.checkIn, dates.checkOut) : 1;
  return sql`
    ${wantedRooms(asked, where)},
    ${changedNights(asked, now, true)},
    rooms as (
      select w.stay_id,
        (w.price_paise * (${nights}::int - coalesce(c.priced, 0)) + coalesce(c.prices, 0))::bigint as each,
        case when coalesce(c.priced, 0) < ${nights}::int then greatest(w.price_paise, c.dearest) else c.dearest end as dearest,
        case when c.nights is null then u.units
          when c.nights < ${nights}::int then least(u.units, c.least)
          else c.least end as units_left
      from wanted w join sellables u on u.id = w.sellable_id left join changed c on c.sellable_id = w.sellable_id
      where not coalesce(c.gone, false)
    ),
    offers as (
      select stay_id, round(min(each) / ${nights}::numeric)::bigint as price, (min(each) * ${rooms}::int)::bigint as cost,
        (array_agg(dearest order by each))[1] as dearest, sum(units_left)::int as units_left
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
