import { sql } from 'kysely';
import { today } from '../../core/day.ts';
import { zero } from '../../core/money.ts';
import type { Context, Database } from '../../platform/context.ts';
import { keyOf, type StockKey } from '../../stock/stock.ts';
import type { Booking } from '../model/booking.ts';
import { detailColumns } from '../model/guest-details.ts';
import type { BuyerIdentity, NetworkUnpaid, Unpaid } from '../model/unpaid.ts';

/**
 * Locks a buyer under each key by which unpaid bookings are counted, always in the same order and before any stock.
 * Concurrent sales of one buyer wait for each other here, so the second counts the first.
 */
export async function lockBuyer(db: Database, buyer: BuyerIdentity, now: Date): Promise<void> {
  await db
    .insertInto('buyers')
    .values(lockKeysOf(buyer).map((key) => ({ key, last_sale: now })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet((is) => ({ last_sale: is.ref('excluded.last_sale') })))
    .execute();
}

/** Distinct keys, in the order in which they are locked. */
const lockKeysOf = ({ userId, mailbox, networks }: BuyerIdentity): string[] =>
  [
    `mailbox ${mailbox}`,
    ...(userId === null ? [] : [`account ${userId}`]),
    ...networks.map(({ network }) => `network ${network}`),
  ].sort();

/** A booking as its sale begins, without lines and prices. */
export type BegunBooking = Pick<
  Booking,
  | 'bookingId'
  | 'userId'
  | 'customerName'
  | 'email'
  | 'guestDetails'
  | 'paymentMethod'
  | 'paysNow'
  | 'language'
  | 'taxRules'
  | 'holdUntil'
  | 'extendedHoldUntil'
>;

/**
 * Inserts a booking without lines and then locks its buyer (see `lockBuyer`). A repeated request with the same booking
 * id waits here for the first. Returns undefined if the booking id is taken; then no buyer is locked.
 */
export async function insertBooking(
  { db, now, network }: Pick<Context, 'db' | 'now' | 'network'>,
  booking: BegunBooking,
  { identity, requestHash }: { identity: BuyerIdentity; requestHash: string },
): Promise<Booking | undefined> {
  const inserted = await db
    .insertInto('bookings')
    .values({
      booking_id: booking.bookingId,
      user_id: booking.userId,
      customer_name: booking.customerName,
      email: booking.email,
      ...detailColumns(booking.guestDetails),
      mailbox: identity.mailbox,
      network,
      networks_around: identity.networks.slice(1).map(({ network }) => network),
      language: booking.language,
      pays_now: booking.paysNow,
      status: 'pending',
      payment_method: booking.paymentMethod,
      subtotal_paise: 0,
      tax_paise: 0,
      total_paise: 0,
      tax_rules: JSON.stringify(booking.taxRules),
      request_hash: requestHash,
      hold_until: booking.holdUntil,
      extended_hold_until: booking.extendedHoldUntil,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .returning(['id', 'document_id'])
    .executeTakeFirst();
  if (!inserted) return undefined;
  await lockBuyer(db, identity, now);
  return {
    ...booking,
    id: inserted.id,
    documentId: inserted.document_id,
    forgottenAt: null,
    status: 'pending',
    cancelledBecause: null,
    subtotal: zero,
    tax: zero,
    total: zero,
    addressConfirmedAt: null,
    createdAt: now,
    updatedAt: now,
    version: 0,
    paidIn: null,
    pendingChange: null,
    lines: [],
    allLines: [],
    payments: [],
  };
}

const hour = 3_600_000;

/** Bookings counted together with a sale of that buyer at that time. `own`: of the same account or email address. */
function countedBookings({ userId, mailbox, networks }: BuyerIdentity, now: Date) {
  const names = sql`${networks.map(({ network }) => network)}::text[]`;
  const theirs = sql`(user_id = ${userId}::int or mailbox = ${mailbox})`;
  // anyone can type any address into a form: unconfirmed bookings do not count against the owner of the address
  const own =
    userId === null
      ? sql`b.mailbox = ${mailbox}`
      : sql`(b.user_id = ${userId} or b.mailbox = ${mailbox} and (b.user_id is not null or b.address_confirmed_at is not null))`;
  const open = sql`(b.status = 'pending' and b.hold_until > ${now})`;
  const guestOfNetwork = sql`${open} and b.user_id is null and (b.network || b.networks_around) && ${names}`;
  return sql`
    select b.id, b.user_id is null as guest, b.network || b.networks_around as networks, b.hold_until, b.pays_now, ${own} as own,
      ${open} as open, b.status = 'confirmed' and b.total_paise = 0 as free,
      ${userId === null ? sql`(${own} or ${guestOfNetwork})` : own} as sharing,
      case when b.status = 'confirmed' and b.pending_change_until > ${now} then b.pending_change end as pending_change
    from bookings b where b.id in (
      select id from bookings where status = 'pending' and hold_until > ${now}
        and (${theirs} or network = any(${names}) or networks_around && ${names})
      union all select id from bookings where pending_change_until > ${now} and ${theirs}
      union all select id from bookings where pays_now and created_at > ${new Date(now.getTime() - hour)}
        and confirmed_at is null and ${theirs}
      union all select id from bookings where status = 'confirmed' and total_paise = 0 and ${theirs})`;
}

/**
 * Reads what the locked buyer holds unpaid at that time, what they began within the hour to pay at once and did not
 * pay, and their upcoming bookings free of charge. The booking `excludedId`, which is being sold or changed, is not
 * counted.
 */
export async function readUnpaid(
  db: Database,
  buyer: BuyerIdentity,
  { keys, now, excludedId }: { keys: readonly StockKey[]; now: Date; excludedId: number },
): Promise<Unpaid> {
  const { rows } = await sql<{
    bookings: number;
    units: number;
    paise: number;
    free: number;
    ends: Date | null;
    networks: (Omit<NetworkUnpaid, 'times'> & { network: string })[];
    held: (StockKey & { units: number; capacity: number })[];
    ended: (StockKey & { times: number })[];
  }>`
    with counted as (${countedBookings(buyer, now)}), summed as (
      select c.*, case when c.pending_change is null then l.units else h.units end as units,
        case when c.pending_change is null then l.paise else (c.pending_change ->> 'due')::bigint end as paise
      from counted c
        cross join lateral (
          select coalesce(sum(units * quantity * jsonb_array_length(details -> 'nightly')), 0)::int as units,
            coalesce(sum(subtotal_paise + tax_paise), 0)::bigint as paise
          from booking_lines
          -- a booking to pay now counts with everything it ever held: making it smaller gives no room for another
          where booking_id = c.id and (state = 'live' or c.pays_now and not c.free) and not (c.free and end_day <= ${today(now)})
        ) l
        cross join lateral (
          select coalesce(sum(units), 0)::int as units from held_stock where booking_id = c.id and ends_at > ${now}
        ) h
      where c.id <> ${excludedId}
    )
    select
      count(*) filter (where own and open)::int as bookings,
      coalesce(sum(units) filter (where own and (not free or pending_change is not null)), 0)::int as units,
      coalesce(sum(paise) filter (where own and (not free or pending_change is not null)), 0)::bigint as paise,
      coalesce(sum(units) filter (where own and free and pending_change is null), 0)::int as free,
      min(hold_until) filter (where open) as ends,
      (select coalesce(json_agg(n), '[]') from (
        select w.network, count(s.id)::int as bookings, count(*) filter (where s.guest)::int as guests,
          coalesce(sum(s.units), 0)::int as units, coalesce(sum(s.paise), 0)::bigint as paise
        from unnest(${buyer.networks.map(({ network }) => network)}::text[]) w(network)
          left join summed s on s.open and w.network = any(s.networks)
        group by 1
      ) n) as networks,
      (select coalesce(json_agg(h), '[]') from (
        select h.sellable_id as "sellableId", h.day::text as day, h.slot, sum(h.units)::int as units, h.capacity
        from counted c join held_stock h on h.booking_id = c.id
        where c.sharing and (h.ends_at > ${now} or h.ends_at is null and c.free and h.day >= ${today(now)})
          and h.sellable_id = any(${keys.map(({ sellableId }) => sellableId)}::int[])
        group by 1, 2, 3, 5
      ) h) as held,
      (select coalesce(json_agg(e), '[]') from (
        select k.sellable_id as "sellableId", k.day::text as day, k.slot, count(distinct c.id)::int as times
        from unnest(
          ${keys.map(({ sellableId }) => sellableId)}::int[],
          ${keys.map(({ day }) => day)}::date[],
          ${keys.map(({ slot }) => slot)}::text[]) as k(sellable_id, day, slot)
          join booking_lines l on l.sellable_id = k.sellable_id and l.slot = k.slot
            and l.details -> 'nightly' @> jsonb_build_array(jsonb_build_object('day', k.day::text))
          join counted c on c.id = l.booking_id
        where c.own and c.pays_now and not c.open
        group by 1, 2, 3
      ) e) as ended
    from summed`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Counting gives one row');
  const { bookings, units, free, ends } = row;
  const found = new Map(row.networks.map((one) => [one.network, one]));
  return {
    bookings,
    units,
    free,
    nextEnd: ends,
    paise: row.paise,
    networks: buyer.networks.flatMap(({ network, times }) => {
      const one = found.get(network);
      return one ? [{ ...one, times }] : [];
    }),
    held: new Map(row.held.map(({ units, capacity, ...key }) => [keyOf(key), { ...key, units, capacity }])),
    ended: new Map(row.ended.map(({ times, ...key }) => [keyOf(key), times])),
  };
}

/** Deletes the lock rows of buyers whose last sale was before that time. Their unpaid bookings are still counted. */
export async function deleteBuyers(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('buyers').where('last_sale', '<', before).execute();
}
