import type { TaxRule } from '../../catalog/tax.ts';
import type { Paise } from '../../core/money.ts';
import type { Acknowledgement } from './acknowledgement.ts';
import type { BookingStatus, PaymentMethod } from './booking-status.ts';
import type { StatefulLine } from './change.ts';
import type { GuestDetails, LineGuests } from './guest-details.ts';
import type { SoldLine } from './line.ts';
import type { Payment } from './payment.ts';

export interface BookingLine extends SoldLine, StatefulLine, LineGuests {
  /** The position in the booking. A line that replaces this one takes over its position. */
  readonly position: number;
  /** Undefined: no partner was asked. */
  readonly acknowledgement?: Acknowledgement | undefined;
}

/** A line as it is booked, before it is saved. */
export type UnsavedLine = Omit<BookingLine, 'id' | 'state' | 'endedIn' | 'retained' | 'acknowledgement'>;

/** A line that ends, and the amount that its cancellation policy retains. */
export interface LineEnd {
  readonly line: number;
  readonly to: 'replaced' | 'cancelled';
  readonly retained: Paise;
}

/** A confirmed change that takes effect once the price difference is paid. */
export interface PendingChange {
  readonly ends: readonly LineEnd[];
  /** The ids of the new lines. */
  readonly begins: readonly number[];
  readonly due: Paise;
  readonly until: Date;
}

export interface Booking {
  readonly id: number;
  readonly documentId: string;
  readonly bookingId: string;
  readonly userId: number | null;
  readonly customerName: string;
  readonly guestDetails: GuestDetails;
  /** Empty once the personal data has been erased. */
  readonly email: string;
  /** When the personal data was erased. */
  readonly forgottenAt: Date | null;
  readonly status: BookingStatus;
  readonly cancelledBecause: string | null;
  /** The method chosen at the sale; null if it is chosen on the payment page. */
  readonly paymentMethod: PaymentMethod | null;
  readonly subtotal: Paise;
  readonly tax: Paise;
  readonly total: Paise;
  readonly taxRules: readonly TaxRule[];
  readonly holdUntil: Date;
  /** True for a short hold of a buyer who pays at once. */
  readonly paysNow: boolean;
  /** Of its emails and papers, as the page was read on which it was made: a folder of `messages/`. */
  readonly language: string;
  /** The extended end of the hold once the email address is confirmed; null with an account. */
  readonly extendedHoldUntil: Date | null;
  /** When the email address was confirmed. */
  readonly addressConfirmedAt: Date | null;
  readonly createdAt: Date;
  /** The time of the last change. */
  readonly updatedAt: Date;
  /** The number of changes, including the sale. */
  readonly version: number;
  /** The version in which it was paid for; null before, and if it is free. */
  readonly paidIn: number | null;
  /** Null if no change is pending. Its payment deadline may have passed. */
  readonly pendingChange: PendingChange | null;
  /** The current lines (see `currentLines`). */
  readonly lines: readonly BookingLine[];
  /** All lines, current and past, by position. */
  readonly allLines: readonly BookingLine[];
  readonly payments: readonly Payment[];
}
