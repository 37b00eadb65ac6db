import { type Insertable, type Selectable, sql } from 'kysely';
import type { BookingLines, Payments } from '../../database/tables.ts';
import type { LineLabel, ProductType } from '../catalog/kinds.ts';
import type { Day } from '../core/day.ts';
import type { Database } from '../platform/context.ts';
import type { BookingStatus } from './booking.ts';
import { type Booking, bookingOf } from './booking-row.ts';

/** Writes lines; gives their ids in order. */
export async function insertLines(db: Database, lines: readonly Insertable<BookingLines>[]): Promise<number[]> {
  const rows = await db
    .insertInto('booking_lines')
    .values([...lines])
    .returning(['id', 'position'])
    .execute();
  return rows.sort((a, b) => a.position - b.position).map(({ id }) => id);
}

export async function findByBookingId(db: Database, bookingId: string) {
  return db
    .selectFrom('bookings')
    .select(['id', 'user_id', 'request_hash', 'hold_until', 'email'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
}

/** Whole bookings by row id, in the order of the ids. */
export async function loadBookings(db: Database, rows: readonly number[]): Promise<Booking[]> {
  if (rows.length === 0) return [];
  const bookings = await db.selectFrom('bookings').selectAll().where('id', 'in', rows).execute();
  const lines = await db
    .selectFrom('booking_lines')
    .selectAll()
    .where('booking_id', 'in', rows)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const payments = await db.selectFrom('payments').selectAll().where('booking_id', 'in', rows).orderBy('id').execute();
  const refunds = await refundsOf(db, payments);
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  // of two thousand bookings nobody wants to look through the lines of all for those of each
  const linesOf = Map.groupBy(lines, (row) => row.booking_id);
  const paymentsOf = Map.groupBy(payments, (row) => row.booking_id);
  const refundsBy = Map.groupBy(refunds, (row) => row.payment_id);
  return rows.flatMap((id) => {
    const booking = byId.get(id);
    if (!booking) return [];
    const paid = paymentsOf.get(id) ?? [];
    const returned = paid.flatMap((payment) => refundsBy.get(payment.id) ?? []);
    return [bookingOf(booking, linesOf.get(id) ?? [], paid, returned)];
  });
}

/** What goes back of those payments, without what counts no more; nothing is asked while no money came. */
export async function refundsOf(db: Database, payments: readonly Pick<Selectable<Payments>, 'id' | 'status'>[]) {
  const came = payments.filter(({ status }) => status === 'captured' || status === 'held').map(({ id }) => id);
  if (came.length === 0) return [];
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', 'in', came)
    .where('state', '<>', 'void')
    .orderBy('id')
    .execute();
}

/** The booking as it is, unlocked; none whose person was taken out of it: no link opens that. */
export async function findBooking(db: Database, bookingId: string): Promise<Booking | undefined> {
  const found = await db
    .selectFrom('bookings')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst();
  return found ? (await loadBookings(db, [found.id]))[0] : undefined;
}

/** Whether that account made that booking, in the same time whether or not somebody else did. */
export async function isBookedBy(db: Database, bookingId: string, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('bookings')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether its person was taken out of it. */
export async function isForgotten(db: Database, bookingId: string): Promise<boolean> {
  const found = await db
    .selectFrom('bookings')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('forgotten_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** The booking, locked until the transaction ends: payments, expiry and cancelling wait for each other here. */
export async function lockBooking(
  db: Database,
  key: { row: number } | { bookingId: string },
): Promise<Booking | undefined> {
  const all = db.selectFrom('bookings').select('id').forUpdate();
  const one = 'row' in key ? all.where('id', '=', key.row) : all.where('booking_id', '=', key.bookingId);
  const found = await one.executeTakeFirst();
  return found ? (await loadBookings(db, [found.id]))[0] : undefined;
}

/** A line that is there, or was until its booking ended. */
const makesUp = sql<boolean>`(booking_lines.state = 'live'
  or bookings.status = 'cancelled' and booking_lines.state in ('cancelled', 'expired'))`;

/** A traveller's bookings by row id, newest first, with how many lines each has; by type of product and by status as the clock has it. */
export async function bookingRowsOf(
  db: Database,
  userId: number,
  filter: { type?: ProductType; label?: LineLabel; status?: BookingStatus },
  now: Date,
): Promise<{ id: number; lines: number }[]> {
  const { type, label, status } = filter;
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .select((eb) =>
      eb
        .selectFrom('booking_lines')
        .select(sql<number>`count(*)::int`.as('lines'))
        .whereRef('booking_lines.booking_id', '=', 'bookings.id')
        .as('counted'),
    )
    .where('user_id', '=', userId)
    .$if(type !== undefined, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('booking_lines')
            .select('booking_lines.id')
            .whereRef('booking_lines.booking_id', '=', 'bookings.id')
            .where('product_type', '=', type ?? '')
            .where(makesUp),
        ),
      ),
    )
    .$if(label !== undefined, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('booking_lines')
            .select('booking_lines.id')
            .whereRef('booking_lines.booking_id', '=', 'bookings.id')
            .where(sql`details ->> 'label'`, '=', label ?? '')
            .where(makesUp),
        ),
      ),
    )
    .$if(status === 'cancelled', (query) =>
      query.where((eb) =>
        eb.or([eb('status', '=', 'cancelled'), eb.and([eb('status', '=', 'pending'), eb('hold_until', '<=', now)])]),
      ),
    )
    .$if(status === 'pending', (query) => query.where('status', '=', 'pending').where('hold_until', '>', now))
    .$if(status === 'confirmed' || status === 'completed', (query) => query.where('status', '=', status ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
  return rows.map(({ id, counted }) => ({ id, lines: counted ?? 0 }));
}

/**
 * Row ids of bookings of which something is held unpaid whose time is over, oldest first. What is paid in part and changes
 * that wait for their difference wait until their grace is over too, which has begun before `graceBegan`: until then the
 * rest still buys, unless somebody else needs the stock.
 */
export async function endedHolds(
  db: Database,
  { now, graceBegan }: { now: Date; graceBegan: Date },
  most: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'hold_until as until'])
    .where('status', '=', 'pending')
    .where('hold_until', '<=', now)
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('hold_until', '<=', graceBegan),
        not(
          exists(
            selectFrom('payments')
              .select('payments.id')
              .whereRef('payments.booking_id', '=', 'bookings.id')
              .where('payments.status', '=', 'captured'),
          ),
        ),
      ]),
    )
    .unionAll((query) =>
      query
        .selectFrom('bookings')
        .select(['id', sql<Date>`proposed_until`.as('until')])
        .where('proposed_until', '<=', graceBegan),
    )
    .orderBy('until')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Row ids of paid bookings whose last day is over. */
export async function overBookings(db: Database, today: Day, most: number): Promise<number[]> {
  const over = await db
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'confirmed')
    .where('proposed_until', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('booking_lines')
            .select('booking_lines.id')
            .whereRef('booking_lines.booking_id', '=', 'bookings.id')
            .where('state', '=', 'live')
            .where('end_day', '>', today),
        ),
      ),
    )
    .orderBy('id')
    .limit(most)
    .execute();
  return over.map(({ id }) => id);
}
