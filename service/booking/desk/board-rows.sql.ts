import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';
import type { BoardColumn } from './board.ts';
import { byHand, heldIds, heldUnpaid, type Narrowed, narrowing, refundWith, transferIds } from './find-rows.sql.ts';

interface Asked extends Narrowed {
  readonly today: Day;
  readonly limit: number;
}

/** Of the lines that lie ahead so many are looked through before all are. */
const nextLines = 10_000;

/** Rows of the bookings of each column that fit, what is next first: one statement for each, or two. */
export async function boardRows(db: Database, column: BoardColumn, asked: Asked): Promise<number[]> {
  const { status = 'confirmed', now, sending, transfers, today, limit } = asked;
  // the planner does not know that a booking has one status: it would read all that lie ahead
  if (status !== 'confirmed' && (column === 'travelling' || column === 'upcoming')) return [];
  const transfer = transfers ? sql`(b.payment_method = 'upi' and b.total_paise > 0)` : sql`false`;
  const all = (...own: RawBuilder<unknown>[]) => sql.join([...own, ...narrowing(asked)], sql` and `);
  const paid = sql`b.status = 'confirmed' and l.state = 'live'`;
  const linesOf = (lines: RawBuilder<unknown>) => sql`${lines} l join bookings b on b.id = l.booking_id`;
  const upcoming = (lines: RawBuilder<unknown>) => sql<{ id: number }>`select b.id from ${linesOf(lines)}
      where ${all(paid, sql`l.start_day > ${today}`)} order by l.start_day, b.id`;
  const statements: Readonly<Record<BoardColumn, RawBuilder<{ id: number }>>> = {
    refund: sql`select b.id from bookings b where ${all(refundWith(byHand(sending)))} order by b.created_at, b.id`,
    confirm: sql`select b.id from bookings b
      where ${all(sql`b.id in (${heldIds}${transfers ? sql` union all ${transferIds(now)}` : sql``})`)}
      order by b.hold_until, b.id`,
    unpaid: sql`select b.id from bookings b where ${all(heldUnpaid(now), sql`not ${transfer}`)} order by b.hold_until, b.id`,
    travelling: sql`select b.id from ${linesOf(sql`booking_lines`)}
      where ${all(paid, sql`l.start_day <= ${today} and l.end_day >= ${today}`)} order by l.end_day, b.id`,
    upcoming: upcoming(sql`booking_lines`),
  };
  const find = async (statement: RawBuilder<{ id: number }>) =>
    (await sql<{ id: number }>`${statement} limit ${limit}`.execute(db)).rows.map(({ id }) => id);
  if (column === 'upcoming' && asked.type && !asked.text) {
    // it takes those of a kind for fewer than they are, and would read all that lie ahead here too
    const next = sql`(select * from booking_lines l where l.state = 'live' and l.start_day > ${today}
      order by l.start_day, l.booking_id limit ${nextLines})`;
    const found = await find(upcoming(next));
    if (found.length === limit) return found;
  }
  return find(statements[column]);
}
