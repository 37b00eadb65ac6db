import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';
import type { BoardColumn } from './board.ts';
import { byHand, heldIds, heldUnpaid, type Narrowed, narrowing, refundWith, transferIds } from './find-rows.sql.ts';

interface Asked extends Narrowed {
  readonly today: Day;
  readonly limit: number;
}

/** Rows of the bookings of each column that fit, what is next first: one statement for each. */
export async function boardRows(db: Database, column: BoardColumn, asked: Asked): Promise<number[]> {
  const { status = 'confirmed', type, now, sending, transfers, today, limit } = asked;
  // the planner does not know that a booking has one status: it would read all that lie ahead
  if (status !== 'confirmed' && (column === 'travelling' || column === 'upcoming')) return [];
  const transfer = transfers ? sql`(b.payment_method = 'upi' and b.total_paise > 0)` : sql`false`;
  const all = (...own: RawBuilder<unknown>[]) => sql.join([...own, ...narrowing(asked)], sql` and `);
  // of a type that line itself has to be, not another of its booking. By the days: what is to come is less than all of a type
  const ofType = type ? [sql`l.product_type || '' = ${type}`] : [];
  const byLine = asked.begins ? asked : { ...asked, type: undefined };
  const lines = (days: RawBuilder<unknown>) => sql`booking_lines l join bookings b on b.id = l.booking_id
      where ${sql.join([sql`b.status = 'confirmed' and l.state = 'live'`, days, ...ofType, ...narrowing(byLine)], sql` and `)}`;
  const statements: Readonly<Record<BoardColumn, RawBuilder<{ id: number }>>> = {
    refund: sql`select b.id from bookings b where ${all(refundWith(byHand(sending)))} order by b.created_at, b.id`,
    confirm: sql`select b.id from bookings b
      where ${all(sql`b.id in (${heldIds}${transfers ? sql` union all ${transferIds(now)}` : sql``})`)}
      order by b.hold_until, b.id`,
    unpaid: sql`select b.id from bookings b where ${all(heldUnpaid(now), sql`not ${transfer}`)} order by b.hold_until, b.id`,
    travelling: sql`select b.id from ${lines(sql`l.start_day <= ${today} and l.end_day >= ${today}`)} order by l.end_day, b.id`,
    upcoming: sql`select b.id from ${lines(sql`l.start_day > ${today}`)} order by l.start_day, b.id`,
  };
  const { rows } = await sql<{ id: number }>`${statements[column]} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
