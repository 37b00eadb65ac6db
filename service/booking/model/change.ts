import { type Paise, sum } from '../../core/money.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { BookingStatus } from './booking-status.ts';

/** The kinds of changes in `booking_changes`, to which rows are only added. */
export const changeKinds = [
  'sale',
  'kept',
  'paid',
  // a part of the price was paid, the rest is due
  'part-paid',
  'details',
  'changed',
  // the new lines are held until the price difference is paid
  'change-held',
  'change-dropped',
  'line-cancelled',
  'cancelled',
  'expired',
  // a refund beyond the cancellation policy, issued by staff
  'given-back',
  'refunded',
  // refunded on the pages of the gateway
  'refunded-outside',
  'dispute-lost',
  'completed',
  'redeemed',
  'no-show',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const actors = ['traveller', 'operator', 'clock', 'gateway'] as const;
export type Actor = (typeof actors)[number];

/** The states of a line. A live line counts towards the totals and takes stock, until its hold expires or for good. */
export const lineStates = ['live', 'proposed', 'replaced', 'cancelled', 'expired', 'dropped'] as const;
export type LineState = (typeof lineStates)[number];

/** A line as it counts towards the totals of its booking. */
export interface CountedLine {
  readonly state: LineState;
  /** The booking version in which the line ended; null if it has not ended. */
  readonly endedIn: number | null;
  readonly subtotal: Paise;
  readonly tax: Paise;
}

/** Returns the current lines: the live ones or, if none is live, those that ended last. */
export function currentLines<Line extends Omit<CountedLine, 'subtotal' | 'tax'>>(lines: readonly Line[]): Line[] {
  const live = lines.filter(({ state }) => state === 'live');
  if (live.length > 0) return live;
  const ended = lines.filter(({ state }) => state === 'cancelled' || state === 'expired');
  const last = Math.max(...ended.map(({ endedIn }) => endedIn ?? 0));
  return ended.filter(({ endedIn }) => endedIn === last);
}

export interface StatefulLine extends CountedLine {
  readonly id: number;
  /** The amount that its cancellation policy retained when it ended. */
  readonly retained: Paise;
}

export interface BookingHeader {
  readonly status: BookingStatus;
  readonly subtotal: Paise;
  readonly tax: Paise;
  readonly total: Paise;
}

/** Calculates status and totals of a booking from its lines. `stage` is its status as long as a line is live. */
export function headerOf(lines: readonly CountedLine[], stage: BookingStatus): BookingHeader {
  const counted = currentLines(lines);
  const subtotal = sum(counted.map((line) => line.subtotal));
  const tax = sum(counted.map((line) => line.tax));
  const live = counted.some(({ state }) => state === 'live');
  return { status: live ? stage : 'cancelled', subtotal, tax, total: sum([subtotal, tax]) };
}

/**
 * Returns who acts on a booking. Its owner is the traveller, and so are visitors who have its link and, without an
 * account, signed-in travellers.
 */
export function actorOf(viewer: Viewer, owner: number | null): Actor {
  if (viewer.kind === 'clock') return 'clock';
  if (viewer.kind === 'visitor') return 'traveller';
  const own = viewer.kind === 'user' && (owner === null ? viewer.role === 'traveller' : viewer.userId === owner);
  return own ? 'traveller' : 'operator';
}
