import { type RawBuilder, sql } from 'kysely';
import type { ProductType } from '../../catalog/kinds.ts';
import { addDays, instantAt } from '../../core/day.ts';
import { wordsQuery } from '../../core/search-words.ts';
import type { Database } from '../../platform/context.ts';
import type { BookingSearch, MadeAt } from './booking-search.ts';

/** What is looked for, and what the site says of itself. */
export interface Narrowed extends BookingSearch {
  readonly now: Date;
  /** Names of the gateways that send money back by themselves. */
  readonly sending: readonly string[];
  /** Transfers to the site’s own UPI id are waited for. */
  readonly transfers: boolean;
}

interface Asked extends Narrowed {
  readonly after: MadeAt | undefined;
  readonly limit: number;
}

type Condition = RawBuilder<unknown>;

/** Of what was made last so many are looked through before an index of words is asked: of a word that all have it gives all. */
const lookedThrough = 1_000;
/** Whether one was refunded is asked of an index alone. */
const askedForRefunds = 10_000;
/** Bookings with lines on the days asked for, up to so many, are read by themselves; of more there is one in few. */
const fewLines = 10_000;

/** By no index: all that fit are found first. */
const unordered = sql`b.created_at + interval '0'`;

/** Rows of the bookings that fit, the last made first: two statements, whatever is asked for. */
export async function findRows(db: Database, asked: Asked): Promise<MadeAt[]> {
  const { begins = {}, limit } = asked;
  if (textOf(asked).length > 0) {
    const among = sql`(select * from bookings b ${whereAll([...madeOf(asked), ...behind(asked)])}
      order by b.created_at desc, b.id desc limit ${lookedThrough})`;
    const found = await rowsAmong(db, among, narrowing(asked), limit);
    if (found.length === limit) return found;
    // the planner knows too little of words: it would walk through all bookings by their day, and read the words of each
    return rowsAmong(db, sql`bookings`, [...narrowing(asked), ...behind(asked)], limit, unordered);
  }
  const { payment, type } = asked;
  if (!begins.from && !begins.until && (payment === 'refunded' || (payment === 'none' && type))) {
    // nor does it know that none of a status may be refunded, or none of a kind unpaid: it would ask each booking of it
    const first = [...statusOf(asked), ...(payment === 'none' ? [unpaid] : []), ...madeOf(asked), ...behind(asked)];
    const among = sql`(select * from bookings b ${whereAll(first)}
      order by b.created_at desc, b.id desc limit ${payment === 'none' ? lookedThrough : askedForRefunds})`;
    const found = await rowsAmong(db, among, narrowing(asked), limit);
    if (found.length === limit) return found;
    const all =
      payment === 'none' && type ? [unpaidOf(type), ...narrowing({ ...asked, type: undefined })] : narrowing(asked);
    return rowsAmong(db, sql`bookings`, [...all, ...behind(asked)], limit, unordered);
  }
  if (begins.from || begins.until) {
    const { rows } = await sql<{ id: number }>`${linesAsked(asked)} limit ${fewLines}`.execute(db);
    const few = rows.length < fewLines ? [sql`b.id = any(${rows.map(({ id }) => id)}::bigint[])`] : [];
    // a line of it lives, and none does of one that is cancelled
    const pending = payment === 'none' && asked.status !== 'cancelled' ? [sql`b.status = 'pending'`] : [];
    return rowsAmong(db, sql`bookings`, [...few, ...pending, ...narrowing(asked), ...behind(asked)], limit);
  }
  return rowsAmong(db, sql`bookings`, [...narrowing(asked), ...behind(asked)], limit);
}

const behind = ({ after }: Asked): Condition[] =>
  after ? [sql`(b.created_at, b.id) < (${after.at}, ${after.row})`] : [];

function whereAll(conditions: readonly Condition[]): Condition {
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
}

async function rowsAmong(
  db: Database,
  among: Condition,
  conditions: readonly Condition[],
  limit: number,
  made: Condition = sql`b.created_at`,
): Promise<MadeAt[]> {
  const { rows } = await sql<MadeAt>`
    select b.id as row, b.created_at as at from ${among} b ${whereAll(conditions)}
    order by ${made} desc, b.id desc limit ${limit}`.execute(db);
  return rows;
}

/** What a booking `b` has to fulfil. */
export function narrowing(asked: Narrowed): Condition[] {
  return [
    ...textOf(asked),
    ...statusOf(asked),
    ...paymentOf(asked),
    ...waitingOf(asked),
    ...linesOf(asked),
    ...madeOf(asked),
  ];
}

function textOf({ text = '' }: Narrowed): Condition[] {
  const query = wordsQuery(text);
  if (query === undefined) return [];
  return [
    sql`booking_words(b.booking_id, b.customer_name, b.lead_traveller, b.email, b.phone) @@ ${query}::text::tsquery`,
  ];
}

function statusOf({ status, now }: Narrowed): Condition[] {
  if (status === undefined) return [];
  if (status === 'pending') return [heldUnpaid(now)];
  // the clock ends a hold before it is swept
  if (status === 'cancelled') return [sql`(b.status = 'cancelled' or b.status = 'pending' and b.hold_until <= ${now})`];
  return [sql`b.status = ${status}`];
}

export const heldUnpaid = (now: Date) => sql`b.status = 'pending' and b.hold_until > ${now}`;
const paymentWith = (status: string) =>
  sql`exists (select from payments p where p.booking_id = b.id and p.status = ${sql.lit(status)})`;
const refundIds = (state: Condition) =>
  sql`select p.booking_id from refunds r join payments p on p.id = r.payment_id where ${state}`;
export const refundWith = (state: Condition) => sql`b.id in (${refundIds(state)})`;
/** Ids of bookings of which a payment is held, and of those that may have been paid by a transfer. */
export const heldIds = sql`select p.booking_id from payments p where p.status = 'held'`;
export const transferIds = (now: Date) => sql`select w.id from bookings w
  where w.status = 'pending' and w.hold_until > ${now} and w.payment_method = 'upi' and w.total_paise > 0`;
const unpaid = sql`b.status in ('pending', 'cancelled')`;
const held = sql`b.id in (${heldIds})`;

function paymentOf({ payment }: Narrowed): Condition[] {
  switch (payment) {
    case undefined:
      return [];
    case 'none':
      // what costs something is confirmed by its payment: the others need not be asked for one
      return [
        sql`b.total_paise > 0 and ${unpaid}
          and not ${paymentWith('captured')} and not ${paymentWith('held')}`,
      ];
    case 'paid':
      return [paymentWith('captured')];
    case 'held':
      return [held];
    case 'to-refund':
      return [refundWith(sql`r.state in ('due', 'sent', 'failed') and p.mode = 'live'`)];
    case 'refunded':
      return [sql`exists (select from refunds r where r.booking_id = b.id and r.state = 'done')`];
  }
}

/** A refund that nobody sends by himself. */
export const byHand = (sending: readonly string[]) => sql`r.state in ('due', 'sent', 'failed') and p.mode = 'live'
    and (r.state = 'failed' or r.state = 'due' and p.gateway <> all(${[...sending]}::text[]))`;

/** What of it a person has to see to: held money, refunds that nobody sends by himself, and transfers that may have come. */
function waitingOf({ waiting, now, sending, transfers }: Narrowed): Condition[] {
  if (waiting === undefined) return [];
  if (waiting === 'hold') return [heldUnpaid(now)];
  const transfer = transferIds(now);
  // by one list of them: of conditions that are joined by 'or' every booking would be asked
  const any = [heldIds, refundIds(byHand(sending)), ...(transfers ? [transfer] : [])];
  return [sql`b.id in (${sql.join(any, sql` union all `)})`];
}

/** Ids of the bookings that have a line as it is asked for. */
function linesAsked({ type, status, begins = {} }: Narrowed): Condition {
  const ended = sql`l.state in ('cancelled', 'expired')`;
  const dated = status === 'cancelled' ? ended : sql`l.state = 'live'`;
  const of = [
    begins.from || begins.until ? dated : sql`l.state in ('live', 'cancelled', 'expired')`,
    ...(type ? [sql`l.product_type = ${type}`] : []),
    ...(begins.from ? [sql`l.start_day >= ${begins.from}`] : []),
    ...(begins.until ? [sql`l.start_day <= ${begins.until}`] : []),
  ];
  return sql`select l.booking_id as id from booking_lines l where ${sql.join(of, sql` and `)}`;
}

/** Bookings with a line of this kind, of those that may be unpaid: where one is cancelled its lines ended, else it is pending. */
const unpaidOf = (type: ProductType) => sql`b.id in (
  select l.booking_id from booking_lines l where l.state in ('cancelled', 'expired') and l.product_type = ${type}
  union all select l.booking_id from bookings w join booking_lines l on l.booking_id = w.id
  where w.status = 'pending' and l.state = 'live' and l.product_type = ${type})`;

function linesOf(asked: Narrowed): Condition[] {
  const { type, begins = {} } = asked;
  if (!type && !begins.from && !begins.until) return [];
  // nothing is sold for a day that is over: what was made later is not looked at
  const before = begins.until ? [sql`b.created_at < ${instantAt(addDays(begins.until, 1), '00:00')}`] : [];
  return [...before, sql`b.id in (${linesAsked(asked)})`];
}

function madeOf({ made = {} }: Narrowed): Condition[] {
  return [
    ...(made.from ? [sql`b.created_at >= ${instantAt(made.from, '00:00')}`] : []),
    ...(made.until ? [sql`b.created_at < ${instantAt(addDays(made.until, 1), '00:00')}`] : []),
  ];
}
