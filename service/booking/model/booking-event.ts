import type { Paise } from '../../core/money.ts';
import type { Stock } from '../../stock/stock.ts';
import type { Booking, LineEnd, PendingChange, UnsavedLine } from './booking.ts';
import type { Actor } from './change.ts';
import type { GuestDetails, LineGuests } from './guest-details.ts';
import type { Payment } from './payment.ts';

interface Causes {
  /** Who caused it; the viewer if left out. */
  readonly by?: Actor;
  /** The reason, as the history shows it. */
  readonly why?: string;
  /** An event with the token of an earlier one of the booking is refused. */
  readonly token?: string;
}

/** An event with the facts that its rule needs (see `lifecycle`). */
export type BookingEvent = Causes &
  (
    | { readonly name: 'sold' | 'sold free'; readonly begins: readonly UnsavedLine[] }
    | { readonly name: 'address confirmed'; readonly holdUntil: Date }
    | {
        readonly name: 'guests changed';
        readonly why: string;
        readonly guestDetails: GuestDetails;
        readonly lineGuests: readonly (LineGuests & { readonly position: number })[];
      }
    | {
        readonly name: 'part paid' | 'paid' | 'paid late' | 'change paid';
        readonly payment: Payment;
        readonly amount: Paise;
      }
    | {
        readonly name: 'changed unpaid' | 'line cancelled unpaid';
        readonly ends: readonly LineEnd[];
        readonly begins: readonly UnsavedLine[];
        readonly holdUntil: Date;
      }
    | {
        readonly name: 'changed' | 'line cancelled';
        readonly ends: readonly LineEnd[];
        readonly begins: readonly UnsavedLine[];
        /** The refund. */
        readonly amount: Paise;
      }
    | {
        readonly name: 'change held';
        readonly ends: readonly LineEnd[];
        readonly begins: readonly UnsavedLine[];
        readonly due: Paise;
        readonly until: Date;
        /** The locked stock of the new lines. */
        readonly stock: ReadonlyMap<string, Stock>;
      }
    | { readonly name: 'change dropped' | 'completed' }
    | {
        readonly name: 'cancelled';
        /** What the policies retain; of lines that are not named, nothing. */
        readonly ends: readonly LineEnd[];
        /** The refund. */
        readonly amount: Paise;
      }
    /** `amount`: what was paid in part, which is refunded. */
    | { readonly name: 'expired'; readonly amount: Paise }
    | { readonly name: 'goodwill refunded'; readonly amount: Paise; readonly token: string }
    /** `amount`: beyond what was owed. */
    | {
        readonly name: 'refunded outside' | 'held money returned' | 'dispute lost';
        readonly amount: Paise;
        readonly why: string;
      }
    | { readonly name: 'refunded' | 'checked in' | 'no show'; readonly why: string }
  );

/** A booking before and after an event. `before` is of the moment before it was saved. */
export interface Applied {
  readonly before: Booking;
  readonly after: Booking;
  readonly event: BookingEvent;
}

/** Returns the lines that an event ends by name. Those of a held change end once its difference is paid. */
export function endsOf(event: BookingEvent, pendingChange: PendingChange | null): readonly LineEnd[] {
  if (event.name === 'change paid') return pendingChange?.ends ?? [];
  return 'ends' in event && event.name !== 'change held' ? event.ends : [];
}

/** Returns the lines that an event adds. */
export function beginsOf(event: BookingEvent): readonly UnsavedLine[] {
  return 'begins' in event ? event.begins : [];
}
