import type { ProductType } from '../../catalog/kinds.ts';
import type { Day } from '../../core/day.ts';
import type { BookingStatus } from '../model/booking-status.ts';

/** Payment states by which bookings can be filtered. */
export const paymentFilters = ['none', 'paid', 'held', 'to-refund', 'refunded'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

/** Filters for bookings on hold, and for bookings that need a member of staff. */
export const waitingFilters = ['hold', 'person'] as const;
export type WaitingFilter = (typeof waitingFilters)[number];

/** Search filters; absent ones match every booking. */
export interface BookingSearch {
  /** A booking id, name, email address or phone number, or the beginning of one. */
  readonly text?: string | undefined;
  /** The last digits of the phone number. */
  readonly phoneEnd?: string | undefined;
  readonly status?: BookingStatus | undefined;
  readonly payment?: PaymentFilter | undefined;
  readonly waiting?: WaitingFilter | undefined;
  readonly type?: ProductType | undefined;
  /** Days on which a line begins, both included. */
  readonly begins?: { readonly from?: Day | undefined; readonly until?: Day | undefined } | undefined;
  /** Days on which it was booked, both included. */
  readonly made?: { readonly from?: Day | undefined; readonly until?: Day | undefined } | undefined;
  /** The first day of cancellations. */
  readonly cancelledFrom?: Day | undefined;
}

/** Columns by which a list can be sorted, with `-` before those that are sorted in descending order first. */
export const bookingSorts = ['-made', 'guest', 'arrival', '-total'] as const;
const sortColumns = ['made', 'guest', 'arrival', 'total'] as const;

export interface BookingOrder {
  readonly by: (typeof sortColumns)[number];
  readonly down: boolean;
}
export const newestFirst: BookingOrder = { by: 'made', down: true };

/** The order of that name; newest first for any other text. */
export function bookingSort({ by, down }: { readonly by: string; readonly down: boolean }): BookingOrder {
  const column = sortColumns.find((name) => name === by);
  return column ? { by: column, down } : newestFirst;
}

/** The last booking of the previous page. */
export interface PagePosition {
  readonly at: Date;
  readonly id: number;
}

/** Returns a position as text: milliseconds and id. */
export function formatPosition({ at, id }: PagePosition): string {
  return `${at.getTime()}-${id}`;
}

export function parsePosition(text: string | undefined): PagePosition | undefined {
  const [, at, id] = /^(\d{1,14})-(\d{1,10})$/.exec(text ?? '') ?? [];
  return at === undefined || id === undefined ? undefined : { at: new Date(Number(at)), id: Number(id) };
}

/** Query parameters that a saved view contains. Search text is not among them because it may be a person's name. */
const savedParameters = [
  'view',
  'status',
  'payment',
  'waiting',
  'type',
  'arrives',
  'cancelled',
  'from',
  'until',
  'madeFrom',
  'madeUntil',
  'sort',
  'columns',
];
/** None of their values has other characters or is longer. */
const savedValue = /^[\w.-]{1,24}$/;
const savedColumns = /^[a-z.]{1,80}$/;

/** Returns the filters, order and columns of an address as a query string in a fixed order; empty without any. */
export function savedQuery(search: string): string {
  const parameters = new URLSearchParams(search);
  const pairs = savedParameters.flatMap((name) => {
    const value = parameters.get(name)?.trim() ?? '';
    return (name === 'columns' ? savedColumns : savedValue).test(value) ? [[name, value]] : [];
  });
  return new URLSearchParams(pairs).toString();
}

/** The columns of the board in order. A booking is shown in the first column that matches. */
export const boardColumns = ['refund', 'confirm', 'unpaid', 'travelling', 'upcoming'] as const;
export type BoardColumn = (typeof boardColumns)[number];
