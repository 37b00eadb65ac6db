import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Payments } from '../../../database/tables.ts';
import type { LineLabel, ProductType } from '../../catalog/kinds.ts';
import type { Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';
import type { Booking } from '../model/booking.ts';
import type { BookingStatus } from '../model/booking-status.ts';
import {
  type BookingRow,
  bookingColumns,
  type LineRow,
  lineColumns,
  type PaymentRow,
  paymentColumns,
  toBooking,
} from './booking-row.ts';

export async function findByBookingId(db: Database, bookingId: string) {
  return db
    .selectFrom('bookings')
    .select(['id', 'user_id', 'request_hash', 'hold_until', 'email'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
}

const listed = (columns: readonly string[]) => sql.raw(columns.join(', '));
const bookingList = listed(bookingColumns);
const lineList = listed(lineColumns.map((column) => `l.${column}`));
const paymentList = listed(paymentColumns);

/** Loads bookings with their lines, payments and refunds, in the order of the ids. Unknown ids are left out. */
export async function loadBookings(db: Database, ids: readonly number[]): Promise<Booking[]> {
  if (ids.length === 0) return [];
  const bookings = await selectBookings(db, sql`id = any(${ids}::bigint[])`);
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Loads the bookings for which that is true; `lock` locks them before their lines and payments are read. */
async function selectBookings(db: Database, condition: RawBuilder<unknown>, lock = sql``): Promise<Booking[]> {
  const { rows } = await sql<BookingRow>`select ${bookingList} from bookings where ${condition} ${lock}`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { rows: lines } = await sql<LineRow>`
    select ${lineList}, a.due_at, a.answer, a.reason, a.answered_at
    from booking_lines l left join acknowledgements a on a.booking_id = l.booking_id and a.line_id = l.id
    where l.booking_id = any(${ids}::bigint[]) order by l.position, l.id`.execute(db);
  const { rows: payments } = await sql<PaymentRow>`
    select ${paymentList} from payments where booking_id = any(${ids}::bigint[]) order by id`.execute(db);
  const refunds = await findRefunds(db, payments);
  const paidIn = await findPaidVersions(db, payments);
  // grouped once: filtering all lines for each of two thousand bookings would be slow
  const linesOf = Map.groupBy(lines, (row) => row.booking_id);
  const paymentsOf = Map.groupBy(payments, (row) => row.booking_id);
  const refundsBy = Map.groupBy(refunds, (row) => row.payment_id);
  return rows.map((row) => {
    const paid = paymentsOf.get(row.id) ?? [];
    const returned = paid.flatMap((payment) => refundsBy.get(payment.id) ?? []);
    return toBooking(row, linesOf.get(row.id) ?? [], paid, returned, paidIn.get(row.id) ?? null);
  });
}

/** Finds in which version each booking was paid for. No query is sent if no money was received. */
async function findPaidVersions(
  db: Database,
  payments: readonly Pick<Selectable<Payments>, 'booking_id' | 'status'>[],
): Promise<ReadonlyMap<number, number>> {
  const ids = new Set(payments.filter(({ status }) => status === 'captured').map((payment) => payment.booking_id));
  if (ids.size === 0) return new Map();
  const rows = await db
    .selectFrom('booking_changes')
    .select(['booking_id', (of) => of.fn.min('version').as('version')])
    .where('booking_id', 'in', [...ids])
    .where('kind', '=', 'paid')
    .groupBy('booking_id')
    .execute();
  return new Map(rows.map((row) => [row.booking_id, row.version]));
}

/** Finds the refunds of those payments, without void ones. No query is sent if no money was received. */
export async function findRefunds(db: Database, payments: readonly Pick<Selectable<Payments>, 'id' | 'status'>[]) {
  const capturedIds = payments.filter(({ status }) => status === 'captured' || status === 'held').map(({ id }) => id);
  if (capturedIds.length === 0) return [];
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', 'in', capturedIds)
    .where('state', '<>', 'void')
    .orderBy('id')
    .execute();
}

/** Loads a booking without a lock; undefined if it is unknown or its personal data was erased. */
export async function findBooking(db: Database, bookingId: string): Promise<Booking | undefined> {
  const [booking] = await selectBookings(db, sql`booking_id = ${bookingId} and forgotten_at is null`);
  return booking;
}

const named = (db: Database, bookingId: string) =>
  db.selectFrom('bookings').select('id').where('booking_id', '=', bookingId);

/** Returns true if that account made the booking. Takes equally long for bookings of others and unknown ones. */
export async function isBookedBy(db: Database, bookingId: string, userId: number): Promise<boolean> {
  return (await named(db, bookingId).where('user_id', '=', userId).executeTakeFirst()) !== undefined;
}

/** Returns true if the personal data of the booking was erased. */
export async function isErased(db: Database, bookingId: string): Promise<boolean> {
  return (await named(db, bookingId).where('forgotten_at', 'is not', null).executeTakeFirst()) !== undefined;
}

/**
 * Loads the booking and locks it until the transaction ends, so that payments, expiry and cancellations wait for each
 * other.
 */
export async function lockBooking(
  db: Database,
  key: { id: number } | { bookingId: string },
): Promise<Booking | undefined> {
  const condition = 'id' in key ? sql`id = ${key.id}` : sql`booking_id = ${key.bookingId}`;
  const [booking] = await selectBookings(db, condition, sql`for update`);
  return booking;
}

/** True for a booking `b` with such a line `l` that is current: live, or ended when its booking was cancelled. */
const hasCurrentLine = (such: RawBuilder<unknown>) => sql`exists (
  select from booking_lines l where l.booking_id = b.id and ${such}
    and (l.state = 'live' or b.status = 'cancelled' and l.state in ('cancelled', 'expired')))`;

/** True for a booking `b` that has that status then: an expired hold counts as cancelled before the job expires it. */
export function hasStatus(status: BookingStatus, now: Date): RawBuilder<unknown> {
  if (status === 'pending') return sql`b.status = 'pending' and b.hold_until > ${now}`;
  if (status !== 'cancelled') return sql`b.status = ${status}`;
  return sql`(b.status = 'cancelled' or b.status = 'pending' and b.hold_until <= ${now})`;
}

/**
 * Finds the ids of a traveller's bookings, newest first, with the number of their lines. Filters by product type, label
 * and the status at that time.
 */
export async function findBookingIds(
  db: Database,
  userId: number,
  { type, label, status }: { type?: ProductType; label?: LineLabel; status?: BookingStatus },
  now: Date,
): Promise<{ id: number; lines: number }[]> {
  const conditions = [
    sql`b.user_id = ${userId}`,
    ...(type === undefined ? [] : [hasCurrentLine(sql`l.product_type = ${type}`)]),
    ...(label === undefined ? [] : [hasCurrentLine(sql`l.details ->> 'label' = ${label}`)]),
    ...(status === undefined ? [] : [hasStatus(status, now)]),
  ];
  const { rows } = await sql<{ id: number; lines: number }>`
    select b.id, (select count(*) from booking_lines l where l.booking_id = b.id)::int as lines
    from bookings b where ${sql.join(conditions, sql` and `)}
    order by b.created_at desc, b.id desc limit 500`.execute(db);
  return rows;
}

/**
 * Finds the ids of bookings with an expired unpaid hold, oldest first. Bookings paid in part and pending changes are
 * found only if they expired before `graceBegan`: until then their payment is still accepted, unless someone else needs
 * the stock.
 */
export async function findExpiredHolds(
  db: Database,
  { now, graceBegan }: { now: Date; graceBegan: Date },
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id, hold_until as until from bookings b where status = 'pending' and hold_until <= ${now} and (
      hold_until <= ${graceBegan}
      or not exists (select from payments p where p.booking_id = b.id and p.status = 'captured'))
    union all
    select id, pending_change_until from bookings where pending_change_until <= ${graceBegan}
    order by until limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Finds the ids of confirmed bookings whose last day has passed. */
export async function findFinishedBookings(db: Database, today: Day, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from bookings b where status = 'confirmed' and pending_change_until is null and not exists (
      select from booking_lines l where l.booking_id = b.id and l.state = 'live' and l.end_day > ${today})
    order by id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
