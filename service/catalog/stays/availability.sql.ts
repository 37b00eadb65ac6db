import { type RawBuilder, sql } from 'kysely';
import { nightsBetween } from '../../core/day.ts';
import { changedDays } from '../changed-days.sql.ts';
import type { StayDates } from './flexible-dates.ts';

/** The dates and party of a room search. */
interface RoomQuery {
  dates: StayDates | null;
  adults: number;
  children: number;
  rooms: number;
}

/** True if the result depends on the rooms rather than on the stay alone. */
export const needsRooms = ({ dates, adults, children, rooms }: RoomQuery): boolean =>
  dates !== null || adults > 1 || children > 0 || rooms > 1;

/** SQL condition: that many rooms of type `t` fit the party. */
export const fitsParty = ({ adults, children, rooms }: Omit<RoomQuery, 'dates'>): RawBuilder<unknown> =>
  sql`t.max_guests * ${rooms}::int >= ${adults}::int
    and coalesce(t.max_occupancy * ${rooms}::int >= ${adults + children}::int, true)`;

/** CTE `wanted`: published room types that fit the party, of the stays in `where`; null: of all stays. */
function fittingRooms(query: RoomQuery, where: RawBuilder<unknown> | null): RawBuilder<unknown> {
  const fits = sql`t.published_at is not null and ${fitsParty(query)}`;
  return where === null
    ? sql`wanted as not materialized (select t.stay_id, t.sellable_id, t.price_paise from room_types t where ${fits})`
    : sql`wanted as materialized (
        select t.stay_id, t.sellable_id, t.price_paise from stays s join room_types t on t.stay_id = s.id
        where s.published_at is not null and ${where} and ${fits})`;
}

/** CTE `changed` for the requested nights, of `wanted` rooms or of all. */
function changedNights({ dates }: RoomQuery, now: Date, narrowed: boolean): RawBuilder<unknown> {
  const nights = dates && { from: dates.checkIn, to: dates.checkOut, starts: dates.starts };
  return changedDays(nights, now, narrowed ? sql`wanted` : null);
}

/** Joins `changed` to each wanted room `w`; with several possible first days once for each of them. */
function changedOf({ dates }: RoomQuery): RawBuilder<unknown> {
  if (!dates?.starts) return sql`left join changed c on c.sellable_id = w.sellable_id`;
  return sql`cross join unnest(${sql.val([...dates.starts])}::date[]) as b(start)
    left join changed c on c.sellable_id = w.sellable_id and c.start = b.start`;
}

/**
 * CTEs that end in `free(stay_id, cost)`: for each stay with a fitting room type that is free every night, the cost of
 * all nights in the cheapest such room, on the cheapest possible first day. Without dates for one ordinary night.
 */
export function freeStays(query: RoomQuery, now: Date, where: RawBuilder<unknown> | null): RawBuilder<unknown> {
  const { dates, rooms } = query;
  const nights = dates ? nightsBetween(dates.checkIn, dates.checkOut) : 1;
  // few room types have fewer rooms than requested: finding those is cheaper than reading the stock of all
  return sql`
    ${fittingRooms(query, where)},
    ${changedNights(query, now, where !== null)},
    free as (
      select w.stay_id, min(w.price_paise * (${nights}::int - coalesce(c.priced, 0)) + coalesce(c.prices, 0))::bigint as cost
      from wanted w ${changedOf(query)}
      where (c.days is null or c.least >= ${rooms}::int)
        and (c.days = ${nights}::int
          or w.sellable_id not in (select u.sellable_id from ordinary_units u where u.units < ${rooms}::int))
      group by w.stay_id
    )`;
}

/**
 * As `freeStays`, for the few stays on a page: `offers(stay_id, start, night, own_prices, units_left)` of the cheapest
 * room on the cheapest first day (of equal ones the nearest to the requested day), with its ordinary night, the nights
 * with their own price, and the rooms left of all fitting types.
 */
export function offersFor(query: RoomQuery, now: Date, where: RawBuilder<unknown>): RawBuilder<unknown> {
  const { dates, rooms } = query;
  const nights = dates ? nightsBetween(dates.checkIn, dates.checkOut) : 1;
  const requestedDay = sql`${dates?.checkIn ?? null}::date`;
  return sql`
    ${fittingRooms(query, where)},
    ${changedNights(query, now, true)},
    rooms as (
      select w.stay_id, ${dates?.starts ? sql`b.start` : requestedDay} as start, w.price_paise as night, coalesce(c.own_prices, '{}') as own_prices,
        (w.price_paise * (${nights}::int - coalesce(c.priced, 0)) + coalesce(c.prices, 0))::bigint as each,
        case when c.days is null then u.units
          when c.days < ${nights}::int then least(u.units, c.least)
          else c.least end as units_left
      from wanted w join ordinary_units u on u.sellable_id = w.sellable_id
        ${changedOf(query)}
    ),
    offers as (
      select distinct on (stay_id) stay_id, start, night, own_prices,
        (sum(units_left) over (partition by stay_id, start))::int as units_left
      from rooms where units_left >= ${rooms}::int order by stay_id, each, abs(start - ${requestedDay}), start, night
    )`;
}
