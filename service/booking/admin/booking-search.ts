import type { ProductType } from '../../catalog/kinds.ts';
import type { Day } from '../../core/day.ts';
import type { BookingStatus } from '../booking.ts';

/** How the money of a booking stands, as a list is narrowed by it. */
export const paymentFilters = ['none', 'paid', 'held', 'to-refund', 'refunded'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

/** What waits: for money before its hold ends, or for a member of staff. */
export const waitingFilters = ['hold', 'person'] as const;
export type WaitingFilter = (typeof waitingFilters)[number];

/** What is looked for among all bookings; absent: everything. */
export interface BookingSearch {
  /** A booking's number, name, address or telephone number, or how one begins. */
  readonly text?: string | undefined;
  readonly status?: BookingStatus | undefined;
  readonly payment?: PaymentFilter | undefined;
  readonly waiting?: WaitingFilter | undefined;
  readonly type?: ProductType | undefined;
  /** On which days something of it begins, both included. */
  readonly begins?: { readonly from?: Day | undefined; readonly until?: Day | undefined } | undefined;
  /** On which days it was made, both included. */
  readonly made?: { readonly from?: Day | undefined; readonly until?: Day | undefined } | undefined;
}

/** Where the page before ended. */
export interface MadeAt {
  readonly at: Date;
  readonly row: number;
}

/** A place in the list as it travels: milliseconds and row. */
export function placeOf({ at, row }: MadeAt): string {
  return `${at.getTime()}-${row}`;
}

export function readPlace(place: string | undefined): MadeAt | undefined {
  const [, at, row] = /^(\d{1,14})-(\d{1,10})$/.exec(place ?? '') ?? [];
  return at === undefined || row === undefined ? undefined : { at: new Date(Number(at)), row: Number(row) };
}
