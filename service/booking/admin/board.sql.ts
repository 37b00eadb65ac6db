import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';
import { hasStatus } from '../store/bookings.sql.ts';
import type { BoardColumn } from './booking-search.ts';
import { type BookingQuery, byHand, conditionsOf, heldIds, refundWith, transferIds } from './search-bookings.sql.ts';

interface BoardQuery extends BookingQuery {
  readonly today: Day;
  readonly limit: number;
}

/** Finds the ids of matching bookings for a column of the board, most urgent first. */
export async function findBoardBookingIds(db: Database, column: BoardColumn, filters: BoardQuery): Promise<number[]> {
  const { status = 'confirmed', type, now, sending, transfers, today, limit } = filters;
  // the planner does not know that a booking has only one status: it would read all upcoming bookings
  if (status !== 'confirmed' && (column === 'travelling' || column === 'upcoming')) return [];
  const transfer = transfers ? sql`(b.payment_method = 'upi' and b.total_paise > 0)` : sql`false`;
  const all = (...own: RawBuilder<unknown>[]) => sql.join([...own, ...conditionsOf(filters)], sql` and `);
  // the line itself must be of the type, not another line of its booking. By day: fewer lines lie ahead than are of a
  // type
  const ofType = type ? [sql`l.product_type || '' = ${type}`] : [];
  const byLine = filters.begins ? filters : { ...filters, type: undefined };
  const lines = (days: RawBuilder<unknown>) => sql`booking_lines l join bookings b on b.id = l.booking_id
      where ${sql.join([sql`b.status = 'confirmed' and l.state = 'live'`, days, ...ofType, ...conditionsOf(byLine)], sql` and `)}`;
  const statements: Readonly<Record<BoardColumn, RawBuilder<{ id: number }>>> = {
    refund: sql`select b.id from bookings b where ${all(refundWith(byHand(sending)))} order by b.created_at, b.id`,
    confirm: sql`select b.id from bookings b
      where ${all(sql`b.id in (${heldIds}${transfers ? sql` union all ${transferIds(now)}` : sql``})`)}
      order by b.hold_until, b.id`,
    unpaid: sql`select b.id from bookings b where ${all(hasStatus('pending', now), sql`not ${transfer}`)} order by b.hold_until, b.id`,
    travelling: sql`select b.id from ${lines(sql`l.start_day <= ${today} and l.end_day >= ${today}`)} order by l.end_day, b.id`,
    upcoming: sql`select b.id from ${lines(sql`l.start_day > ${today}`)} order by l.start_day, b.id`,
  };
  const { rows } = await sql<{ id: number }>`${statements[column]} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
