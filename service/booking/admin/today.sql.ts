import { sql } from 'kysely';
import type { Day } from '../../core/day.ts';
import { type Paise, paiseOf } from '../../core/money.ts';
import type { Database } from '../../platform/context.ts';

/** A line of a paid booking that begins on a day. */
export interface ExpectedArrival {
  readonly line: number;
  readonly bookingId: string;
  readonly name: string;
  readonly what: string;
  readonly optionName: string | null;
  /** 'HH:MM': the start time, or when the guest said they would arrive; empty if unknown. */
  readonly time: string;
  readonly guests: number;
  readonly units: number;
}

/** A booking with live lines is paid, or it is pending: few are, so that these are looked up and the others are not. */
const moving = (db: Database, day: Day, at: 'start_day' | 'end_day') =>
  db
    .selectFrom('booking_lines as l')
    .where('l.state', '=', 'live')
    .where(`l.${at}`, '=', day)
    .where(sql<boolean>`not exists (select from bookings h where h.id = l.booking_id and h.status = 'pending')`);

/** Finds at most `most` lines of paid bookings that begin on that day, by time, and the number of all. */
export async function findArrivals(
  db: Database,
  day: Day,
  most: number,
): Promise<{ lines: ExpectedArrival[]; total: number }> {
  const all = moving(db, day, 'start_day');
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const lines = await all
    .innerJoin('bookings as b', 'b.id', 'l.booking_id')
    .select(['l.id as line', 'b.booking_id as bookingId', 'b.customer_name as name', 'l.name as what'])
    .select(['l.option_name as optionName', 'l.guests', 'l.units'])
    .select(sql<string>`coalesce(nullif(l.slot, ''), l.arrival_time, '')`.as('time'))
    .orderBy('l.slot')
    .orderBy('l.id')
    .limit(most)
    .execute();
  return { lines, total };
}

/** Counts the lines of paid bookings that end on that day. A visit ends on the day it begins: it is an arrival only. */
export async function countDepartures(db: Database, day: Day): Promise<number> {
  const { total } = await moving(db, day, 'end_day')
    .whereRef('l.end_day', '>', 'l.start_day')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * Counts live lines by the day on which they begin, within [from, to). Of days in the past these are the lines of paid
 * bookings, which an index alone can count: a hold that was not paid has ended.
 */
export async function countStartingLines(
  db: Database,
  { from, to }: { from: Day; to: Day },
): Promise<{ day: Day; lines: number }[]> {
  return db
    .selectFrom('booking_lines')
    .select(({ fn }) => ['start_day as day', fn.countAll<number>().as('lines')])
    .where('state', '=', 'live')
    .where('start_day', '>=', from)
    .where('start_day', '<', to)
    .groupBy('start_day')
    .execute();
}

/** An unpaid booking on hold. */
export interface UnpaidBooking {
  readonly bookingId: string;
  readonly name: string;
  readonly total: Paise;
  readonly method: string;
  readonly until: Date;
  /** What the payer says about their transfer; null: nothing. */
  readonly transfer: { readonly reference: string | null } | null;
}

/**
 * Finds at most `most` unpaid bookings, those with a reported transfer first, then by the end of their hold, and the
 * number of all.
 */
export async function findUnpaidBookings(
  db: Database,
  now: Date,
  most: number,
): Promise<{ bookings: UnpaidBooking[]; total: number }> {
  const all = db.selectFrom('bookings').where('status', '=', 'pending').where('hold_until', '>', now);
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await all
    .leftJoin('transfer_reports as r', 'r.booking_id', 'bookings.id')
    .select(['bookings.booking_id as bookingId', 'customer_name as name', 'total_paise', 'payment_method as method'])
    .select(['hold_until as until', 'r.reported_at', 'r.reference'])
    .orderBy(sql`r.reported_at is null`)
    .orderBy('hold_until')
    .limit(most)
    .execute();
  const bookings = rows.map(({ total_paise, method, reported_at, reference, ...row }) => ({
    ...row,
    transfer: reported_at && { reference },
    method: method ?? 'upi',
    total: paiseOf(total_paise),
  }));
  return { bookings, total };
}

export interface DailyRevenue {
  readonly day: Day;
  readonly received: number;
  readonly returned: number;
  /** True if test payments are included. */
  readonly withTests: boolean;
}

/** Adds up payments and refunds by day in India from `since` until before `until`, for those payment modes. */
export async function sumMoneyByDay(
  db: Database,
  { since, until }: { since: Date; until: Date },
  modes: readonly string[],
): Promise<DailyRevenue[]> {
  const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'Asia/Kolkata')::date`;
  const { rows } = await sql<DailyRevenue>`
    select day, sum(received)::bigint as received, sum(returned)::bigint as returned, bool_or(mode = 'test') as "withTests" from (
      select ${dayOf('p.settled_at')} as day, p.amount_paise as received, 0 as returned, p.mode from payments p
      where p.settled_at >= ${since} and p.settled_at < ${until} and p.status = 'captured' and p.mode = any(${[...modes]}::text[])
      union all
      select ${dayOf('r.settled_at')}, 0, r.amount_paise, p.mode from refunds r join payments p on p.id = r.payment_id
      where r.settled_at >= ${since} and r.settled_at < ${until} and r.state = 'done' and p.mode = any(${[...modes]}::text[])
    ) moved group by day`.execute(db);
  return rows;
}

/**
 * Finds the units of stock of lines that begin within [from, to), each once with its name, among the `looked` lines
 * that begin first.
 */
export async function findUpcomingSales(
  db: Database,
  { from, to, looked, most }: { from: Day; to: Day; looked: number; most: number },
): Promise<{ sellableId: number; productType: string; what: string; optionName: string | null }[]> {
  const { rows } = await sql<{ sellableId: number; productType: string; what: string; optionName: string | null }>`
    select sellable_id as "sellableId", product_type as "productType", max(name) as what, max(option_name) as "optionName"
    from (
      select sellable_id, product_type, name, option_name, start_day from booking_lines
      where state = 'live' and start_day >= ${from} and start_day < ${to} order by start_day limit ${looked}
    ) soon
    group by sellable_id, product_type order by min(start_day), sellable_id limit ${most}`.execute(db);
  return rows;
}
