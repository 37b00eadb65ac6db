import { type Insertable, sql } from 'kysely';
import type { Bookings } from '../../../database/tables.ts';
import type { Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';
import { keyOf, type StockKey } from '../../stock/stock.ts';
import type { Payer, Unpaid } from './budget.ts';

/**
 * Locks a buyer for a sale, under each name at which it is counted, in one order for everybody and before any stock: two
 * sales of one buyer wait for each other here, and the second counts the first.
 */
export async function lockBuyer(db: Database, payer: Payer, now: Date): Promise<void> {
  await sql`
    insert into buyers (key, last_sale)
    select key, ${now} from unnest(${namesOf(payer)}::text[]) as k(key) order by key
    on conflict (key) do update set last_sale = excluded.last_sale`.execute(db);
}

const namesOf = ({ userId, mailbox, network }: Payer): string[] => [
  `mailbox ${mailbox}`,
  ...(userId === null ? [] : [`account ${userId}`]),
  ...(network === null ? [] : [`network ${network}`]),
];

/**
 * Writes a booking and then, as `lockBuyer`, locks its buyer, in one statement; a repeat with its id waits here for the
 * first. Gives the row's id, or undefined when the id is taken: nobody is locked then.
 */
export async function beginSale(
  db: Database,
  booking: Insertable<Bookings>,
  payer: Payer,
  now: Date,
): Promise<number | undefined> {
  const taken = db
    .insertInto('bookings')
    .values(booking)
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .returning('id');
  const { rows } = await sql<{ id: number }>`
    with taken as (${taken}), locked as (
      insert into buyers (key, last_sale)
      select key, ${now} from taken cross join unnest(${namesOf(payer)}::text[]) as k(key) order by key
      on conflict (key) do update set last_sale = excluded.last_sale
    )
    select id from taken`.execute(db);
  return rows[0]?.id;
}

/**
 * What else the locked buyer holds unpaid at that instant, and of this stock also what it took for nothing. `underWay`: the
 * booking that is being sold, which is not counted; 0 for none.
 */
export async function readUnpaid(
  db: Database,
  { userId, mailbox, network }: Payer,
  { keys, now, underWay }: { keys: readonly StockKey[]; now: Date; underWay: number },
): Promise<Unpaid> {
  // anybody can name any address in a form: what nobody confirmed is not held against the account of its owner
  const own =
    userId === null
      ? sql`b.mailbox = ${mailbox}`
      : sql`(b.user_id = ${userId} or b.mailbox = ${mailbox} and (b.user_id is not null or b.kept_at is not null))`;
  const sharing = userId === null ? sql`(${own} or b.network = ${network} and b.user_id is null)` : own;
  const open = sql`b.status = 'pending' and b.hold_until > ${now} and b.id <> ${underWay}`;
  const { rows } = await sql<{
    own: number;
    guests: number;
    network: number;
    ends: Date | null;
    held: { sellableId: number; day: Day; slot: string; units: number }[];
  }>`
    select
      count(*) filter (where ${own})::int as own,
      count(*) filter (where b.network = ${network} and b.user_id is null)::int as guests,
      count(*) filter (where b.network = ${network})::int as network,
      min(b.hold_until) as ends,
      (select coalesce(json_agg(h), '[]') from (
        select h.sellable_id as "sellableId", h.day::text as day, h.slot, sum(h.units)::int as units
        from held_stock(
          ${keys.map(({ sellableId }) => sellableId)}::int[],
          ${keys.map(({ day }) => day)}::date[],
          ${keys.map(({ slot }) => slot)}::text[], ${now}) h
        join bookings b on b.id = h.booking_id
        where (h.ends_at is not null or b.status = 'confirmed' and b.total_paise = 0) and ${sharing}
        group by 1, 2, 3
      ) h) as held
    from bookings b
    where ${open} and (b.user_id = ${userId} or b.mailbox = ${mailbox} or b.network = ${network})`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Counting gives one row');
  return {
    own: row.own,
    guestsOfNetwork: row.guests,
    ofNetwork: row.network,
    nextEnd: row.ends,
    units: new Map(row.held.map((held) => [keyOf(held), held.units])),
  };
}

/** Deletes the rows of buyers whose last sale was before that. What they hold is counted without them. */
export async function deleteBuyers(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('buyers').where('last_sale', '<', before).execute();
}
