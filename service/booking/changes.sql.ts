import { sql, type Updateable } from 'kysely';
import { z } from 'zod';
import type { Bookings } from '../../database/tables.ts';
import { paiseOf } from '../core/money.ts';
import type { Database } from '../platform/context.ts';
import { type Actor, actors, type ChangeKind, changeKinds, type StatefulLine } from './change.ts';
import type { LineGuests } from './guests/guest-details.ts';

export type HeaderColumns = Updateable<Omit<Bookings, 'version' | 'updated_at'>>;

export interface ChangeRow {
  readonly kind: ChangeKind;
  readonly actor: Actor;
  readonly userId: number | null;
  readonly at: Date;
  readonly why: string | null;
  readonly lines: readonly number[];
  readonly total: number;
  readonly money: number;
  readonly token: string | null;
}

/** Inserts the change, updates the booking and raises its version, in one statement. */
export async function insertChange(
  db: Database,
  booking: number,
  header: HeaderColumns,
  change: ChangeRow,
): Promise<void> {
  const { at, why, token, userId } = change;
  await db
    .with('head', (query) =>
      query
        .updateTable('bookings')
        .set({ ...header, version: sql<number>`version + 1`, updated_at: at })
        .where('id', '=', booking)
        .returning(['id', 'version']),
    )
    .insertInto('booking_changes')
    .columns([
      'booking_id',
      'version',
      'kind',
      'actor',
      'user_id',
      'at',
      'why',
      'lines',
      'total_paise',
      'money_paise',
      'token',
    ])
    .expression((eb) =>
      eb
        .selectFrom('head')
        .select([
          'head.id',
          'head.version',
          sql<string>`${change.kind}::text`.as('kind'),
          sql<string>`${change.actor}::text`.as('actor'),
          sql<number | null>`${userId}::int`.as('user_id'),
          sql<Date>`${at}::timestamptz`.as('at'),
          sql<string | null>`${why}::text`.as('why'),
          sql<string[]>`${[...change.lines]}::bigint[]`.as('lines'),
          sql<number>`${change.total}::bigint`.as('total_paise'),
          sql<number>`${change.money}::bigint`.as('money_paise'),
          sql<string | null>`${token}::text`.as('token'),
        ]),
    )
    .execute();
}

/** Updates the states of those lines. */
export async function updateLineStates(
  db: Database,
  lines: readonly Pick<StatefulLine, 'id' | 'state' | 'endedIn' | 'kept'>[],
): Promise<void> {
  await sql`
    update booking_lines l set state = c.state, ended_in = c.ended_in, retained_paise = c.kept
    from unnest(
      ${lines.map(({ id }) => id)}::bigint[], ${lines.map(({ state }) => state)}::text[],
      ${lines.map(({ endedIn }) => endedIn)}::int[], ${lines.map(({ kept }) => kept)}::bigint[]
    ) as c(id, state, ended_in, kept)
    where l.id = c.id`.execute(db);
}

/** Finds the changes of a booking, oldest first. */
export async function findChanges(db: Database, bookingId: string) {
  const rows = await db
    .selectFrom('booking_changes')
    .innerJoin('bookings', 'bookings.id', 'booking_changes.booking_id')
    .select(['booking_changes.version', 'kind', 'actor', 'at', 'why', 'lines'])
    .select(['booking_changes.total_paise', 'money_paise', 'token'])
    .where('bookings.booking_id', '=', bookingId)
    .orderBy('booking_changes.version')
    .execute();
  return rows.map(({ version, at, why, token, ...row }) => ({
    version,
    at,
    why,
    token,
    kind: z.enum(changeKinds).parse(row.kind),
    actor: z.enum(actors).parse(row.actor),
    lines: row.lines.map(Number),
    total: paiseOf(row.total_paise),
    money: paiseOf(row.money_paise),
  }));
}

/** Returns true if a change with that token was recorded for the booking. */
export async function isTokenUsed(db: Database, booking: number, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('booking_changes')
    .select('id')
    .where('booking_id', '=', booking)
    .where('token', '=', token)
    .executeTakeFirst();
  return found !== undefined;
}

/** Updates the guest details of the lines at these positions: live lines, and lines of a pending change. */
export async function writeLineGuests(
  db: Database,
  booking: number,
  lines: readonly (LineGuests & { readonly position: number })[],
): Promise<void> {
  for (const { position, arrivalTime, guestNames } of lines) {
    await sql`
      update booking_lines set arrival_time = ${arrivalTime}, guest_names = ${[...guestNames]}::text[]
      where booking_id = ${booking} and position = ${position} and state in ('live', 'proposed')`.execute(db);
  }
}
