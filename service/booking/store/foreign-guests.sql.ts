import { sql } from 'kysely';
import { addDays, type Day, instantAt } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';

interface LineOfBooking {
  readonly booking: number;
  readonly line: number;
}

interface NewForeignGuest extends LineOfBooking {
  readonly sealed: string;
  readonly arrivedAt: Date;
  readonly now: Date;
  readonly form: string;
}

/** Inserts an entry about a guest; returns false if that form was sent before. */
export async function insertForeignGuest(
  db: Database,
  { booking, line, sealed, arrivedAt, now, form }: NewForeignGuest,
): Promise<boolean> {
  const row = await db
    .insertInto('foreign_guests')
    .values({
      booking_id: booking,
      line_id: line,
      sealed_answers: sealed,
      arrived_at: arrivedAt,
      recorded_at: now,
      form,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the entries of a line, first entered first. */
export function findForeignGuests(db: Database, { booking, line }: LineOfBooking) {
  return db
    .selectFrom('foreign_guests')
    .select(['id', 'sealed_answers as sealed', 'form'])
    .where('booking_id', '=', booking)
    .where('line_id', '=', line)
    .orderBy('id')
    .execute();
}

/** Deletes an entry of a line; returns false if there is none. */
export async function deleteForeignGuest(
  db: Database,
  { booking, line, id }: LineOfBooking & { readonly id: number },
): Promise<boolean> {
  const row = await db
    .deleteFrom('foreign_guests')
    .where('booking_id', '=', booking)
    .where('line_id', '=', line)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** An entry about a guest, with the stay that it was recorded for. */
interface EntryOfStay {
  readonly sealed: string;
  readonly arrivedAt: Date;
  readonly property: string;
  readonly leavesOn: Day;
}
const ofStay = sql`f.sealed_answers as sealed, f.arrived_at as "arrivedAt", l.name as property,
  l.end_day::text as "leavesOn"`;
const stays = sql`foreign_guests f join booking_lines l on l.booking_id = f.booking_id and l.id = f.line_id`;

interface ArrivedGuest extends EntryOfStay {
  readonly bookingId: string;
  readonly location: string;
  readonly nights: number;
}

/** Finds the guests who arrived on those days at any stay or, with `owner`, at those of a partner, by arrival. */
export async function findArrivedGuests(
  db: Database,
  { from, to, owner }: { from: Day; to: Day; owner: string | undefined },
): Promise<ArrivedGuest[]> {
  const own =
    owner === undefined
      ? sql`true`
      : sql`(l.product_type, l.product_id) in (select product_type, product_id from owned_products(${owner}))`;
  const { rows } = await sql<ArrivedGuest>`
    select ${ofStay}, b.booking_id as "bookingId", l.location, l.end_day - l.start_day as nights
    from ${stays} join bookings b on b.id = f.booking_id
    where f.arrived_at >= ${instantAt(from, '00:00')} and f.arrived_at < ${instantAt(addDays(to, 1), '00:00')} and ${own}
    order by f.arrived_at, f.id`.execute(db);
  return rows;
}

/** Finds the entries about guests of those bookings. */
export async function findForeignGuestsOf(
  db: Database,
  bookings: readonly number[],
): Promise<(EntryOfStay & { readonly booking: number })[]> {
  const { rows } = await sql<EntryOfStay & { readonly booking: number }>`
    select ${ofStay}, f.booking_id as booking from ${stays}
    where f.booking_id = any(${[...bookings]}::bigint[]) order by f.id`.execute(db);
  return rows;
}

/** Deletes the entries of stays that ended before that day. */
export async function deleteForeignGuestsBefore(db: Database, day: Day): Promise<void> {
  await sql`
    delete from foreign_guests f using booking_lines l
    where l.booking_id = f.booking_id and l.id = f.line_id and l.end_day < ${day}::date`.execute(db);
}
