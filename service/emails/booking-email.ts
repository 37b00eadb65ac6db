import type { Sentence } from '../../messages/message.ts';
import type { Paise } from '../core/money.ts';

/** One line of a booking in an email. Every text is formatted, and none was typed by the buyer. */
export interface BookingEmailLine {
  /** 'Stay', 'Tour Package' … (BOOK-5) */
  readonly label: string;
  readonly name: string;
  /** Room type or ticket. */
  readonly option: string;
  readonly location: string;
  /** Address of its picture; null if it has none that mail programs show. */
  readonly picture: string | null;
  /** '12 Dec 2026 – 15 Dec 2026, 3 nights' */
  readonly days: string;
  /** '2 adults, 1 child' */
  readonly guests: string;
  /** When ('HH:MM', if `days` names no time) and where a visit begins; empty if not known. */
  readonly meeting: { readonly time: string; readonly point: string };
  /** Choices that the traveller left open, with the option that was booked for them. */
  readonly chosenForThem: readonly { readonly choice: 'roomType' | 'selectedLanguage'; readonly value: string }[];
  readonly quantity: number;
  /** The refund for cancelling: a sentence and, if it has several dates, each date with its amount. */
  readonly terms: { readonly text: string; readonly steps: readonly { readonly when: string; readonly back: Paise }[] };
  /** Without fees. */
  readonly cost: Paise;
}

interface BookingFacts {
  readonly publicUrl: string;
  readonly bookingId: string;
  /** Subtotals, fees and taxes by name: 'Cleaning fee', 'Subtotal', 'GST (18%)'. */
  readonly sums: readonly { readonly label: string | Sentence; readonly amount: Paise }[];
  readonly total: Paise;
  /** How the booking will be paid; null if not chosen yet. */
  readonly paymentMethodLabel: string | null;
  /** Link to the payment page, with its secret. */
  readonly paymentLink: string;
  /** Link to the booking with its documents, with its secret. */
  readonly link: string;
  /** Link that puts the same items into the cart again, with its secret. */
  readonly againLink: string;
  /** Deadline of the hold of an unpaid booking. */
  readonly payBy: Date;
  /** Deadline of the hold once the address is confirmed on the payment page; null if that changes nothing. */
  readonly keepUntil: Date | null;
  /** Until when everything can be cancelled free of charge; null if not, or if that is over. */
  readonly freeUntil: Date | null;
}

/** A buyer with a confirmed address: the emails may contain what they typed. */
interface ConfirmedBuyer {
  readonly customerName: string;
  readonly lines: readonly (BookingEmailLine & {
    /** Pick-up location of a car; null if not known yet; empty for other products. */
    readonly pickUp: string | null;
  })[];
}

/** A buyer with an unconfirmed address: the emails contain nothing that was typed. */
interface UnconfirmedBuyer {
  readonly customerName: null;
  readonly lines: readonly (BookingEmailLine & { readonly pickUp?: never })[];
}

/** The data of every email about a booking. */
export type BookingEmail = BookingFacts & (ConfirmedBuyer | UnconfirmedBuyer);
