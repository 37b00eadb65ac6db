import { type Paise, zero } from '../core/money.ts';
import type { Context } from '../platform/context.ts';
import type { BookingStatus } from './booking.ts';
import {
  type Actor,
  actorOf,
  applyTransitions,
  type ChangeKind,
  headerOf,
  type LineTransition,
  type StatefulLine,
} from './change.ts';
import { type HeaderColumns, insertChange, updateLineStates } from './changes.sql.ts';

/** The booking before the change. */
export interface BookingBefore {
  readonly id: number;
  readonly userId: number | null;
  readonly status: BookingStatus;
  readonly version: number;
  /** All lines, current and past. */
  readonly allLines: readonly StatefulLine[];
}

/** A change of a booking. Omitted fields stay as they are. */
export interface BookingChange {
  readonly kind: ChangeKind;
  /** The viewer if omitted. */
  readonly by?: Actor;
  readonly why?: string;
  /** The status of the booking as long as a line is live. */
  readonly stage?: BookingStatus;
  readonly transitions?: readonly LineTransition[];
  /** The amount received; negative if it is to be refunded. */
  readonly money?: Paise;
  /** The token of the confirmed preview. */
  readonly token?: string;
  readonly header?: HeaderColumns;
}

/**
 * Records a change of a locked booking: line transitions, status and totals, a new version, and the entry in the
 * history. This is the only way to change a booking. Part of the caller's transaction.
 */
export async function recordChange(ctx: Context, booking: BookingBefore, change: BookingChange): Promise<void> {
  const { transitions = [] } = change;
  const lines = applyTransitions(booking.allLines, transitions, booking.version + 1);
  // ended lines free their positions before new lines take them
  const changed = Map.groupBy(
    lines.filter(({ id }) => transitions.some((turn) => turn.id === id)),
    ({ endedIn }) => (endedIn === null ? 'lives' : 'ended'),
  );
  for (const phase of ['ended', 'lives'] as const) {
    const inPhase = changed.get(phase);
    if (inPhase) await updateLineStates(ctx.db, inPhase);
  }

  const header = headerOf(lines, change.stage ?? booking.status);
  const by = change.by ?? actorOf(ctx.viewer, booking.userId);
  await insertChange(
    ctx.db,
    booking.id,
    {
      subtotal_paise: header.subtotal,
      tax_paise: header.tax,
      total_paise: header.total,
      ...(header.status === booking.status ? {} : statusColumns(header.status, change.kind, by, ctx.now)),
      ...change.header,
    },
    {
      kind: change.kind,
      actor: by,
      userId: ctx.viewer.kind === 'user' && (by === 'traveller' || by === 'operator') ? ctx.viewer.userId : null,
      at: ctx.now,
      why: change.why ?? null,
      lines: lines.filter(({ state }) => state === 'live').map(({ id }) => id),
      total: header.status === 'cancelled' ? zero : header.total,
      money: change.money ?? zero,
      token: change.token ?? null,
    },
  );
}

function statusColumns(status: BookingStatus, kind: ChangeKind, actor: Actor, at: Date): HeaderColumns {
  const cancelled = status === 'cancelled';
  const because = kind === 'expired' ? 'unpaid' : actor;
  return {
    status,
    // networks are counted only while the booking is unpaid
    network: null,
    networks_around: [],
    cancelled_at: cancelled ? at : null,
    cancelled_because: cancelled ? because : null,
    ...(status === 'confirmed' ? { confirmed_at: at } : {}),
    ...(cancelled ? { pending_change: null, pending_change_until: null } : {}),
  };
}
