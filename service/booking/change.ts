import { type Paise, sum, zero } from '../core/money.ts';
import type { Viewer } from '../core/viewer.ts';
import type { BookingStatus } from './booking.ts';

/** What can happen to a booking: the kinds of rows of `booking_changes`, the list that only grows. */
export const changeKinds = [
  'sale',
  'kept',
  'paid',
  // a part of what is to be paid; the rest is still due
  'part-paid',
  'details',
  'changed',
  // dearer and not paid yet: what is wanted is held until the difference is paid
  'change-held',
  'change-dropped',
  'line-cancelled',
  'cancelled',
  'expired',
  // more than the terms give, by a member of staff
  'given-back',
  'refunded',
  // on the gateway's own pages, not by us
  'refunded-outside',
  'dispute-lost',
  'completed',
  'redeemed',
  'no-show',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const actors = ['traveller', 'operator', 'clock', 'gateway'] as const;
export type DoneBy = (typeof actors)[number];

/** Where a line is in its life. It counts, and takes stock for good or until the hold ends, while it is live. */
export const lineStates = ['live', 'proposed', 'replaced', 'cancelled', 'expired', 'dropped'] as const;
export type LineState = (typeof lineStates)[number];

/** A line as the head of its booking sees it. */
export interface CountedLine {
  readonly state: LineState;
  /** The version in which it ended; null while it has not. */
  readonly endedIn: number | null;
  readonly subtotal: Paise;
  readonly tax: Paise;
}

/**
 * The lines that make up the booking: the live ones; when none is left those that ended last, which is what it came to
 * until then.
 */
export function standing<Line extends Omit<CountedLine, 'subtotal' | 'tax'>>(lines: readonly Line[]): Line[] {
  const live = lines.filter(({ state }) => state === 'live');
  if (live.length > 0) return live;
  const ended = lines.filter(({ state }) => state === 'cancelled' || state === 'expired');
  const last = Math.max(...ended.map(({ endedIn }) => endedIn ?? 0));
  return ended.filter(({ endedIn }) => endedIn === last);
}

export interface TurningLine extends CountedLine {
  readonly id: number;
  /** What its terms kept of its price when it ended. */
  readonly kept: Paise;
}

/** A line as it is sold. */
export function soldLine(id: number, { subtotal, tax }: Pick<CountedLine, 'subtotal' | 'tax'>): TurningLine {
  return { id, state: 'live', endedIn: null, kept: zero, subtotal, tax };
}

export interface Head {
  readonly status: BookingStatus;
  readonly subtotal: Paise;
  readonly tax: Paise;
  readonly total: Paise;
}

/** The head of a booking follows from its lines; `stage` is how far they are while one of them is live. */
export function headOf(lines: readonly CountedLine[], stage: BookingStatus): Head {
  const counted = standing(lines);
  const subtotal = sum(counted.map((line) => line.subtotal));
  const tax = sum(counted.map((line) => line.tax));
  const live = counted.some(({ state }) => state === 'live');
  return { status: live ? stage : 'cancelled', subtotal, tax, total: sum([subtotal, tax]) };
}

/** A line that turns into another state; `kept`: what its terms keep of its price. */
export interface Turn {
  readonly id: number;
  readonly to: LineState;
  readonly kept?: Paise;
}

/** The lines after some of them have turned, in that version of the booking. */
export function turned<Line extends TurningLine>(
  lines: readonly Line[],
  turns: readonly Turn[],
  version: number,
): Line[] {
  const turnOf = new Map(turns.map((turn) => [turn.id, turn]));
  return lines.map((line) => {
    const turn = turnOf.get(line.id);
    if (!turn) return line;
    const lives = turn.to === 'live' || turn.to === 'proposed';
    return { ...line, state: turn.to, endedIn: lives ? null : version, kept: turn.kept ?? zero };
  });
}

/** Who does what a viewer asks of a booking: its owner, or a traveller who has its link, is the traveller. */
export function doneBy(viewer: Viewer, owner: number | null): DoneBy {
  if (viewer.kind === 'clock') return 'clock';
  if (viewer.kind === 'visitor') return 'traveller';
  const own = viewer.kind === 'user' && (owner === null ? viewer.role === 'traveller' : viewer.userId === owner);
  return own ? 'traveller' : 'operator';
}
