import { type Paise, zero } from '../core/money.ts';
import type { Context } from '../platform/context.ts';
import type { BookingStatus } from './booking.ts';
import { type ChangeKind, type DoneBy, doneBy, headOf, type Turn, type TurningLine, turned } from './change.ts';
import { type HeadColumns, insertChange, writeTurned } from './changes.sql.ts';

/** The booking before it: what a change is recorded from. */
export interface Recorded {
  readonly row: number;
  readonly userId: number | null;
  readonly status: BookingStatus;
  readonly version: number;
  /** Every line that it has or had. */
  readonly all: readonly TurningLine[];
}

/** What happens to a booking. What is left out stays as it is. */
export interface Change {
  readonly kind: ChangeKind;
  /** Unless told the caller. */
  readonly by?: DoneBy;
  readonly why?: string;
  /** How far its live lines are from then on. */
  readonly stage?: BookingStatus;
  readonly turns?: readonly Turn[];
  /** What comes in with it; below 0: what is to go back. */
  readonly money?: Paise;
  /** The preview that it was confirmed by. */
  readonly token?: string;
  readonly head?: HeadColumns;
}

/**
 * Writes what happens to a locked booking: the lines that turn, the head that follows from all of them, a version
 * further, and the change itself. The one way to alter a booking. Part of the caller's transaction.
 */
export async function recordChange(ctx: Context, booking: Recorded, change: Change): Promise<void> {
  const { turns = [] } = change;
  const lines = turned(booking.all, turns, booking.version + 1);
  // what ends leaves its place before another stands there
  const touched = Map.groupBy(
    lines.filter(({ id }) => turns.some((turn) => turn.id === id)),
    ({ endedIn }) => (endedIn === null ? 'lives' : 'ended'),
  );
  for (const which of ['ended', 'lives'] as const) {
    const some = touched.get(which);
    if (some) await writeTurned(ctx.db, some);
  }

  const head = headOf(lines, change.stage ?? booking.status);
  const by = change.by ?? doneBy(ctx.viewer, booking.userId);
  await insertChange(
    ctx.db,
    booking.row,
    {
      subtotal_paise: head.subtotal,
      tax_paise: head.tax,
      total_paise: head.total,
      ...(head.status === booking.status ? {} : statusColumns(head.status, change.kind, by, ctx.now)),
      ...change.head,
    },
    {
      kind: change.kind,
      doneBy: by,
      userId: ctx.viewer.kind === 'user' && (by === 'traveller' || by === 'operator') ? ctx.viewer.userId : null,
      at: ctx.now,
      why: change.why ?? null,
      lines: lines.filter(({ state }) => state === 'live').map(({ id }) => id),
      total: head.status === 'cancelled' ? zero : head.total,
      money: change.money ?? zero,
      token: change.token ?? null,
    },
  );
}

function statusColumns(status: BookingStatus, kind: ChangeKind, by: DoneBy, at: Date): HeadColumns {
  const cancelled = status === 'cancelled';
  const because = kind === 'expired' ? 'unpaid' : by;
  return {
    status,
    // counted only while it is unpaid
    network: null,
    networks_around: [],
    cancelled_at: cancelled ? at : null,
    cancelled_because: cancelled ? because : null,
    ...(status === 'confirmed' ? { confirmed_at: at } : {}),
    ...(cancelled ? { proposal: null, proposed_until: null } : {}),
  };
}
