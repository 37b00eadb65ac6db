import { sql, type Updateable } from 'kysely';
import type { Bookings } from '../../../database/tables.ts';
import type { Database } from '../../platform/context.ts';
import type { Booking, BookingLine } from '../model/booking.ts';
import type { Actor, ChangeKind } from '../model/change.ts';
import { detailColumns } from '../model/guest-details.ts';
import { lineRow } from './booking-row.ts';

/** An entry of the history of a booking. */
export interface HistoryEntry {
  readonly kind: ChangeKind;
  readonly actor: Actor;
  /** The person, if they have an account. */
  readonly userId: number | null;
  readonly at: Date;
  readonly why: string | null;
  readonly total: number;
  /** The amount received or, below zero, refunded. */
  readonly money: number;
  readonly token: string | null;
}

/**
 * Saves a locked booking after an event, with the event in its history. Writes only what differs from the booking
 * before. Returns the saved booking, whose new lines have ids. Part of the caller's transaction.
 */
export async function saveBooking(
  db: Database,
  before: Booking,
  after: Booking,
  entry: HistoryEntry,
): Promise<Booking> {
  const lineBefore = new Map(before.allLines.map((line) => [line.id, line]));
  const moved = after.allLines.filter(({ id, state }) => id !== 0 && state !== lineBefore.get(id)?.state);
  // ended lines free their positions before other lines take them
  await updateStates(
    db,
    moved.filter(({ endedIn }) => endedIn !== null),
  );
  await updateStates(
    db,
    moved.filter(({ endedIn }) => endedIn === null),
  );
  for (const line of after.allLines) {
    const { guestNames, arrivalTime } = lineBefore.get(line.id) ?? line;
    if (line.guestNames !== guestNames || line.arrivalTime !== arrivalTime) await updateGuests(db, line);
  }
  const saved = await insertNewLines(db, after);
  await insertChange(db, { before, after: saved }, entry);
  return saved;
}

async function insertNewLines(db: Database, booking: Booking): Promise<Booking> {
  const added = booking.allLines.filter(({ id }) => id === 0);
  if (added.length === 0) return booking;
  const rows = await db
    .insertInto('booking_lines')
    .values(added.map((line) => lineRow(booking.id, line)))
    .returning(['id', 'position'])
    .execute();
  // one event adds at most one line at a position
  const idAt = new Map(rows.map(({ id, position }) => [position, id]));
  const withId = (line: BookingLine) => (line.id === 0 ? { ...line, id: idAt.get(line.position) ?? 0 } : line);
  const allLines = booking.allLines.map(withId);
  const pendingChange = booking.pendingChange && {
    ...booking.pendingChange,
    begins: allLines.filter(({ state }) => state === 'proposed').map(({ id }) => id),
  };
  return { ...booking, lines: booking.lines.map(withId), allLines, pendingChange };
}

async function updateStates(db: Database, lines: readonly BookingLine[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    update booking_lines l set state = c.state, ended_in = c.ended_in, retained_paise = c.retained
    from unnest(
      ${lines.map(({ id }) => id)}::bigint[], ${lines.map(({ state }) => state)}::text[],
      ${lines.map(({ endedIn }) => endedIn)}::int[], ${lines.map(({ retained }) => retained)}::bigint[]
    ) as c(id, state, ended_in, retained)
    where l.id = c.id`.execute(db);
}

async function updateGuests(db: Database, { id, arrivalTime, guestNames }: BookingLine): Promise<void> {
  await db
    .updateTable('booking_lines')
    .set({ arrival_time: arrivalTime, guest_names: [...guestNames] })
    .where('id', '=', id)
    .execute();
}

type HeaderColumns = Updateable<Omit<Bookings, 'version' | 'updated_at'>>;

/** Returns the columns of the booking that differ. */
function columnsOf(before: Booking, after: Booking, { at }: HistoryEntry): HeaderColumns {
  const { status, pendingChange } = after;
  const cancelled = status === 'cancelled';
  return {
    subtotal_paise: after.subtotal,
    tax_paise: after.tax,
    total_paise: after.total,
    ...(status !== before.status && {
      status,
      // networks are counted only while the booking is unpaid
      network: null,
      networks_around: [],
      cancelled_at: cancelled ? at : null,
      cancelled_because: after.cancelledBecause,
      ...(status === 'confirmed' && { confirmed_at: at }),
    }),
    ...(after.holdUntil !== before.holdUntil && { hold_until: after.holdUntil }),
    ...(after.extendedHoldUntil !== before.extendedHoldUntil && { extended_hold_until: after.extendedHoldUntil }),
    ...(after.addressConfirmedAt !== before.addressConfirmedAt && { address_confirmed_at: after.addressConfirmedAt }),
    ...(after.guestDetails !== before.guestDetails && detailColumns(after.guestDetails)),
    ...(pendingChange !== before.pendingChange && {
      pending_change: pendingChange && JSON.stringify({ ...pendingChange, until: undefined }),
      pending_change_until: pendingChange?.until ?? null,
    }),
  };
}

/** Inserts the history entry, updates the booking and raises its version, in one statement. */
async function insertChange(
  db: Database,
  { before, after }: { before: Booking; after: Booking },
  entry: HistoryEntry,
): Promise<void> {
  const live = after.allLines.filter(({ state }) => state === 'live').map(({ id }) => id);
  const inserted = await db
    .with('head', (query) =>
      query
        .updateTable('bookings')
        .set({ ...columnsOf(before, after, entry), version: after.version, updated_at: entry.at })
        .where('id', '=', before.id)
        .where('version', '=', before.version)
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
    .expression(
      sql`select id, version, ${entry.kind}::text, ${entry.actor}::text, ${entry.userId}::int, ${entry.at}::timestamptz,
        ${entry.why}::text, ${live}::bigint[], ${entry.total}::bigint, ${entry.money}::bigint, ${entry.token}::text
        from head`,
    )
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n)
    throw new Error(`Booking ${before.id} was changed since version ${before.version} was read`);
}
