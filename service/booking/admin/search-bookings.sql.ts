import { type RawBuilder, sql } from 'kysely';
import type { ProductType } from '../../catalog/kinds.ts';
import { addDays, instantAt } from '../../core/day.ts';
import { phoneEndQuery, wordsOf, wordsQuery } from '../../core/search-words.ts';
import type { Database } from '../../platform/context.ts';
import { hasStatus } from '../store/bookings.sql.ts';
import type { BookingOrder, BookingSearch, PagePosition } from './booking-search.ts';

/** Search filters, with the settings that they depend on. */
export interface BookingQuery extends BookingSearch {
  readonly now: Date;
  /** Names of the gateways that send refunds. */
  readonly sending: readonly string[];
  /** True if transfers to the site’s own UPI id are expected. */
  readonly transfers: boolean;
}

interface PagedQuery extends BookingQuery {
  readonly after: PagePosition | undefined;
  readonly limit: number;
  /** True for the oldest first. */
  readonly oldestFirst?: boolean;
}

type Condition = RawBuilder<unknown>;

/**
 * The newest bookings that are checked one by one before the index of words is used: a word that all bookings contain
 * matches these at once.
 */
const maxTextChecks = 1_000;
/** The newest bookings of which refunds are checked one by one, by an index alone. */
const maxRefundChecks = 10_000;
/**
 * Up to this number of bookings with lines on the requested days are read by id; with more, each page finds its matches
 * soon.
 */
const fewLines = 10_000;

/** Prevents the use of an index, so that all matches are found before they are sorted. */
const unordered = sql`b.created_at + interval '0'`;

/** Finds the positions of matching bookings, newest or oldest first, in at most two statements. */
export async function searchBookingIds(db: Database, filters: PagedQuery): Promise<PagePosition[]> {
  const { begins = {}, phoneEnd } = filters;
  const page = pageOf(filters);
  const { limit } = page;
  if (phoneEnd !== undefined)
    return selectAmong(db, sql`bookings`, [...conditionsOf(filters), ...afterPosition(filters)], page, unordered);
  if (textOf(filters).length > 0) {
    const among = sql`(select * from bookings b ${whereAll([...madeOf(filters), ...afterPosition(filters)])}
      order by b.created_at ${page.direction}, b.id ${page.direction} limit ${maxTextChecks})`;
    const found = await selectAmong(db, among, [...containing(filters), ...conditionsOf(filters)], page);
    if (found.length === limit) return found;
    // the planner misjudges words: it would walk through all bookings by day and match the words of each
    return selectAmong(db, sql`bookings`, [...conditionsOf(filters), ...afterPosition(filters)], page, unordered);
  }
  // a week has few cancellations, but a walk from the newest booking might not find a page of them for long
  if (filters.cancelledFrom)
    return selectAmong(db, sql`bookings`, [...conditionsOf(filters), ...afterPosition(filters)], page, unordered);
  const { payment, type } = filters;
  if (!begins.from && !begins.until && (payment === 'refunded' || (payment === 'none' && type))) {
    // it does not know either that few bookings of a status are refunded or unpaid: it would check each of them
    const first = [
      ...statusOf(filters),
      ...(payment === 'none' ? [unpaid] : []),
      ...madeOf(filters),
      ...afterPosition(filters),
    ];
    const among = sql`(select * from bookings b ${whereAll(first)}
      order by b.created_at ${page.direction}, b.id ${page.direction}
      limit ${payment === 'none' ? maxTextChecks : maxRefundChecks})`;
    const found = await selectAmong(db, among, conditionsOf(filters), page);
    if (found.length === limit) return found;
    const all =
      payment === 'none' && type
        ? [unpaidOf(type), ...conditionsOf({ ...filters, type: undefined })]
        : conditionsOf(filters);
    return selectAmong(db, sql`bookings`, [...all, ...afterPosition(filters)], page, unordered);
  }
  if (begins.from || begins.until) {
    const { rows } = await sql<{ id: number }>`${matchingLines(filters)} limit ${fewLines}`.execute(db);
    const few = rows.length < fewLines ? [sql`b.id = any(${rows.map(({ id }) => id)}::bigint[])`] : [];
    // it has a live line, which no cancelled booking has
    const pending = payment === 'none' && filters.status !== 'cancelled' ? [sql`b.status = 'pending'`] : [];
    return selectAmong(
      db,
      sql`bookings`,
      [...few, ...pending, ...conditionsOf(filters), ...afterPosition(filters)],
      page,
    );
  }
  return selectAmong(db, sql`bookings`, [...conditionsOf(filters), ...afterPosition(filters)], page);
}

interface OrderedPage {
  readonly direction: Condition;
  readonly limit: number;
}

const pageOf = ({ oldestFirst = false, limit }: PagedQuery): OrderedPage => ({
  direction: directed(!oldestFirst),
  limit,
});
const directed = (down: boolean) => (down ? sql`desc` : sql`asc`);

const afterPosition = ({ after, oldestFirst = false }: PagedQuery): Condition[] =>
  after ? [sql`(b.created_at, b.id) ${oldestFirst ? sql`>` : sql`<`} (${after.at}, ${after.id})`] : [];

function whereAll(conditions: readonly Condition[]): Condition {
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
}

async function selectAmong(
  db: Database,
  among: Condition,
  conditions: readonly Condition[],
  { direction, limit }: OrderedPage,
  made: Condition = sql`b.created_at`,
): Promise<PagePosition[]> {
  const { rows } = await sql<PagePosition>`
    select b.id, b.created_at as at from ${among} b ${whereAll(conditions)}
    order by ${made} ${direction}, b.id ${direction} limit ${limit}`.execute(db);
  return rows;
}

/** The first day of the lines that a list shows of a booking `b`: its current ones. */
const firstDay = sql`(select min(l.start_day) from booking_lines l where l.booking_id = b.id
  and (l.state = 'live' or b.status = 'cancelled' and l.state in ('cancelled', 'expired')))`;
const sortKeys: Readonly<Record<BookingOrder['by'], Condition>> = {
  made: sql`b.created_at`,
  guest: sql`lower(b.customer_name)`,
  arrival: firstDay,
  total: sql`b.total_paise`,
};

/** Sorts the bookings with those ids. What has no day comes last. */
export async function sortBookingIds(db: Database, ids: readonly number[], { by, down }: BookingOrder) {
  const { rows } = await sql<{ id: number }>`
    select b.id from bookings b where b.id = any(${[...ids]}::bigint[])
    order by ${sortKeys[by]} ${directed(down)} nulls last, b.id desc`.execute(db);
  return rows.map(({ id }) => id);
}

/** Finds the ids of bookings by their numbers, by the first day. */
export async function findBookingIdsByNumber(db: Database, bookingIds: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select b.id from bookings b where b.booking_id = any(${[...bookingIds]}::text[])
    order by ${firstDay} nulls last, lower(b.customer_name), b.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns the conditions for a booking `b`. */
export function conditionsOf(filters: BookingQuery): Condition[] {
  return [
    ...textOf(filters),
    ...phoneEndOf(filters),
    ...statusOf(filters),
    ...paymentOf(filters),
    ...waitingOf(filters),
    ...linesOf(filters),
    ...madeOf(filters),
    ...cancelledOf(filters),
  ];
}

const hasWords = (query: string) =>
  sql`booking_words(b.booking_id, b.customer_name, b.lead_traveller, b.email, b.phone) @@ ${query}::text::tsquery`;

function textOf({ text = '' }: BookingQuery): Condition[] {
  const query = wordsQuery(text);
  return query === undefined ? [] : [hasWords(query)];
}

/** What bookings with these words contain: checked in a tenth of the time. Phone numbers contain digits in any spacing. */
function containing({ text = '' }: BookingQuery): Condition[] {
  return wordsOf(text)
    .filter((word) => /\D/.test(word))
    .map(
      (word) => sql`concat_ws(' ', b.customer_name, b.lead_traveller, b.email, b.booking_id)
        ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
    );
}

function phoneEndOf({ phoneEnd }: BookingQuery): Condition[] {
  return phoneEnd === undefined ? [] : [hasWords(phoneEndQuery(phoneEnd))];
}

function statusOf({ status, now }: BookingQuery): Condition[] {
  return status === undefined ? [] : [hasStatus(status, now)];
}

const paymentWith = (status: string) =>
  sql`exists (select from payments p where p.booking_id = b.id and p.status = ${sql.lit(status)})`;
const refundIds = (state: Condition) =>
  sql`select p.booking_id from refunds r join payments p on p.id = r.payment_id where ${state}`;
export const refundWith = (state: Condition) => sql`b.id in (${refundIds(state)})`;
/** Ids of bookings with a held payment, and of those that may have been paid by transfer. */
export const heldIds = sql`select p.booking_id from payments p where p.status = 'held'`;
export const transferIds = (now: Date) => sql`select w.id from bookings w
  where w.status = 'pending' and w.hold_until > ${now} and w.payment_method = 'upi' and w.total_paise > 0`;
const unpaid = sql`b.status in ('pending', 'cancelled')`;
const held = sql`b.id in (${heldIds})`;

function paymentOf({ payment }: BookingQuery): Condition[] {
  switch (payment) {
    case undefined:
      return [];
    case 'none':
      // a booking with a price is confirmed only by its payment, so other statuses need no check
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

/** A refund that has to be sent by hand. */
export const byHand = (sending: readonly string[]) => sql`r.state in ('due', 'sent', 'failed') and p.mode = 'live'
    and (r.state = 'failed' or r.state = 'due' and p.gateway <> all(${[...sending]}::text[]))`;

/** Bookings on hold, or that need staff: held payments, refunds to send by hand, and expected transfers. */
function waitingOf({ waiting, now, sending, transfers }: BookingQuery): Condition[] {
  if (waiting === undefined) return [];
  if (waiting === 'hold') return [hasStatus('pending', now)];
  const transfer = transferIds(now);
  // one list of ids: with 'or' the planner would check every booking
  const any = [heldIds, refundIds(byHand(sending)), ...(transfers ? [transfer] : [])];
  return [sql`b.id in (${sql.join(any, sql` union all `)})`];
}

/** Ids of bookings with a matching line. */
function matchingLines({ type, status, begins = {} }: BookingQuery): Condition {
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

/** Bookings with a line of this type that may be unpaid: cancelled ones with an ended line, or pending ones. */
const unpaidOf = (type: ProductType) => sql`b.id in (
  select l.booking_id from booking_lines l where l.state in ('cancelled', 'expired') and l.product_type = ${type}
  union all select l.booking_id from bookings w join booking_lines l on l.booking_id = w.id
  where w.status = 'pending' and l.state = 'live' and l.product_type = ${type})`;

function linesOf(filters: BookingQuery): Condition[] {
  const { type, begins = {} } = filters;
  if (!type && !begins.from && !begins.until) return [];
  // past days cannot be sold: bookings made later cannot match
  const before = begins.until ? [sql`b.created_at < ${instantAt(addDays(begins.until, 1), '00:00')}`] : [];
  return [...before, sql`b.id in (${matchingLines(filters)})`];
}

function madeOf({ made = {} }: BookingQuery): Condition[] {
  return [
    ...(made.from ? [sql`b.created_at >= ${instantAt(made.from, '00:00')}`] : []),
    ...(made.until ? [sql`b.created_at < ${instantAt(addDays(made.until, 1), '00:00')}`] : []),
  ];
}

function cancelledOf({ cancelledFrom }: BookingQuery): Condition[] {
  return cancelledFrom ? [sql`b.cancelled_at >= ${instantAt(cancelledFrom, '00:00')}`] : [];
}
