import { type RawBuilder, sql } from 'kysely';
import { addDays, instantAt } from '../../core/day.ts';
import { wordsQuery } from '../../core/search-words.ts';
import type { Database } from '../../platform/context.ts';
import type { BookingSearch, MadeAt } from './booking-search.ts';

/** What is looked for, and what the house says of itself. */
export interface Narrowed extends BookingSearch {
  readonly now: Date;
  /** Names of the gateways that send money back by themselves. */
  readonly sending: readonly string[];
  /** Transfers to the house’s own UPI id are waited for. */
  readonly transfers: boolean;
}

interface Asked extends Narrowed {
  readonly after: MadeAt | undefined;
  readonly limit: number;
}

type Condition = RawBuilder<unknown>;

/** Rows of the bookings that fit, the last made first: one statement, whatever is asked for. */
export async function findRows(db: Database, asked: Asked): Promise<MadeAt[]> {
  const { after, limit } = asked;
  const conditions = [...narrowing(asked), ...(after ? [sql`(b.created_at, b.id) < (${after.at}, ${after.row})`] : [])];
  // of words the planner knows too little: it would walk through all bookings by their day, and read the words of each
  const made = textOf(asked).length > 0 ? sql`b.created_at + interval '0'` : sql`b.created_at`;
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const { rows } = await sql<MadeAt>`
    select b.id as row, b.created_at as at from bookings b ${where}
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
export const refundWith = (state: RawBuilder<unknown>) => sql`b.id in (
  select p.booking_id from refunds r join payments p on p.id = r.payment_id where ${state})`;
export const held = sql`b.id in (select p.booking_id from payments p where p.status = 'held')`;

function paymentOf({ payment }: Narrowed): Condition[] {
  switch (payment) {
    case undefined:
      return [];
    case 'none':
      return [sql`b.total_paise > 0 and not ${paymentWith('captured')} and not ${paymentWith('held')}`];
    case 'paid':
      return [paymentWith('captured')];
    case 'held':
      return [held];
    case 'to-refund':
      return [refundWith(sql`r.state <> 'done' and p.mode = 'live'`)];
    case 'refunded':
      return [
        sql`exists (select from payments p join refunds r on r.payment_id = p.id
          where p.booking_id = b.id and r.state = 'done')`,
      ];
  }
}

/** A refund that nobody sends by himself. */
export const byHand = (sending: readonly string[]) => sql`r.state <> 'done' and p.mode = 'live'
    and (r.state = 'failed' or r.state = 'due' and p.gateway <> all(${[...sending]}::text[]))`;

/** What of it a person has to see to: held money, refunds that nobody sends by himself, and transfers that may have come. */
function waitingOf({ waiting, now, sending, transfers }: Narrowed): Condition[] {
  if (waiting === undefined) return [];
  if (waiting === 'hold') return [heldUnpaid(now)];
  const transfer = sql`b.id in (select w.id from bookings w
    where w.status = 'pending' and w.hold_until > ${now} and w.payment_method = 'upi' and w.total_paise > 0)`;
  const any = [held, refundWith(byHand(sending)), ...(transfers ? [transfer] : [])];
  return [sql`(${sql.join(any, sql` or `)})`];
}

function linesOf({ type, begins = {} }: Narrowed): Condition[] {
  const of = [
    ...(type ? [sql`l.product_type = ${type}`] : []),
    ...(begins.from ? [sql`l.start_day >= ${begins.from}`] : []),
    ...(begins.until ? [sql`l.start_day <= ${begins.until}`] : []),
  ];
  if (of.length === 0) return [];
  const states = sql`l.state in ('live', 'cancelled', 'expired')`;
  const dated = begins.from || begins.until ? sql`l.state = 'live'` : states;
  return [sql`b.id in (select l.booking_id from booking_lines l where ${sql.join([dated, ...of], sql` and `)})`];
}

function madeOf({ made = {} }: Narrowed): Condition[] {
  return [
    ...(made.from ? [sql`b.created_at >= ${instantAt(made.from, '00:00')}`] : []),
    ...(made.until ? [sql`b.created_at < ${instantAt(addDays(made.until, 1), '00:00')}`] : []),
  ];
}
