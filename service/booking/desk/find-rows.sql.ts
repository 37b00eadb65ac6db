import { type RawBuilder, sql } from 'kysely';
import { addDays, instantAt } from '../../core/day.ts';
import { wordsQuery } from '../../core/search-words.ts';
import type { Database } from '../../platform/context.ts';
import type { BookingSearch, MadeAt } from './booking-search.ts';

interface Asked extends BookingSearch {
  readonly after: MadeAt | undefined;
  readonly now: Date;
  readonly limit: number;
  /** Names of the gateways that send money back by themselves. */
  readonly sending: readonly string[];
  /** Transfers to the house’s own UPI id are waited for. */
  readonly transfers: boolean;
}

type Condition = RawBuilder<unknown>;

/** Rows of the bookings that fit, the last made first: one statement, whatever is asked for. */
export async function findRows(db: Database, asked: Asked): Promise<MadeAt[]> {
  const { after, limit } = asked;
  const conditions = [
    ...textOf(asked),
    ...statusOf(asked),
    ...paymentOf(asked),
    ...waitingOf(asked),
    ...linesOf(asked),
    ...madeOf(asked),
    ...(after ? [sql`(b.created_at, b.id) < (${after.at}, ${after.row})`] : []),
  ];
  // of words the planner knows too little: it would walk through all bookings by their day, and read the words of each
  const made = textOf(asked).length > 0 ? sql`b.created_at + interval '0'` : sql`b.created_at`;
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const { rows } = await sql<MadeAt>`
    select b.id as row, b.created_at as at from bookings b ${where}
    order by ${made} desc, b.id desc limit ${limit}`.execute(db);
  return rows;
}

function textOf({ text = '' }: Asked): Condition[] {
  const query = wordsQuery(text);
  if (query === undefined) return [];
  return [
    sql`booking_words(b.booking_id, b.customer_name, b.lead_traveller, b.email, b.phone) @@ ${query}::text::tsquery`,
  ];
}

function statusOf({ status, now }: Asked): Condition[] {
  if (status === undefined) return [];
  if (status === 'pending') return [heldUnpaid(now)];
  // the clock ends a hold before it is swept
  if (status === 'cancelled') return [sql`(b.status = 'cancelled' or b.status = 'pending' and b.hold_until <= ${now})`];
  return [sql`b.status = ${status}`];
}

const heldUnpaid = (now: Date) => sql`b.status = 'pending' and b.hold_until > ${now}`;
const paymentWith = (status: string) =>
  sql`exists (select from payments p where p.booking_id = b.id and p.status = ${sql.lit(status)})`;
const refundWith = (state: RawBuilder<unknown>) => sql`b.id in (
  select p.booking_id from refunds r join payments p on p.id = r.payment_id where ${state})`;
const held = sql`b.id in (select p.booking_id from payments p where p.status = 'held')`;

function paymentOf({ payment }: Asked): Condition[] {
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

/** What of it a person has to see to: held money, refunds that nobody sends by himself, and transfers that may have come. */
function waitingOf({ waiting, now, sending, transfers }: Asked): Condition[] {
  if (waiting === undefined) return [];
  if (waiting === 'hold') return [heldUnpaid(now)];
  const byHand = sql`r.state <> 'done' and p.mode = 'live'
    and (r.state = 'failed' or r.state = 'due' and p.gateway <> all(${[...sending]}::text[]))`;
  const transfer = sql`b.id in (select w.id from bookings w
    where w.status = 'pending' and w.hold_until > ${now} and w.payment_method = 'upi' and w.total_paise > 0)`;
  const any = [held, refundWith(byHand), ...(transfers ? [transfer] : [])];
  return [sql`(${sql.join(any, sql` or `)})`];
}

function linesOf({ type, begins = {} }: Asked): Condition[] {
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

function madeOf({ made = {} }: Asked): Condition[] {
  return [
    ...(made.from ? [sql`b.created_at >= ${instantAt(made.from, '00:00')}`] : []),
    ...(made.until ? [sql`b.created_at < ${instantAt(addDays(made.until, 1), '00:00')}`] : []),
  ];
}
