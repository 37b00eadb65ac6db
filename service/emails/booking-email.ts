import type { Paise } from '../core/money.ts';

/** One line of a booking as an email shows it; every text ready to read, and none of them typed by the buyer. */
export interface BookingEmailLine {
  /** 'Stay', 'Tour Package' … (BOOK-5) */
  readonly label: string;
  readonly name: string;
  /** Room type or ticket. */
  readonly option: string;
  readonly location: string;
  /** '12 Dec 2026 – 15 Dec 2026, 3 nights' */
  readonly days: string;
  /** '2 adults, 1 child' */
  readonly guests: string;
  /** What the traveller left open, and the first that there is, which was booked. */
  readonly chosenForThem: readonly { readonly choice: 'roomType' | 'selectedLanguage'; readonly value: string }[];
  readonly quantity: number;
  /** What cancelling gives back: a sentence, and where that has more than one date, each with its amount. */
  readonly terms: { readonly text: string; readonly steps: readonly { readonly when: string; readonly back: Paise }[] };
  /** Without fees. */
  readonly cost: Paise;
}

interface BookingFacts {
  readonly publicUrl: string;
  readonly bookingId: string;
  /** What the lines come to with fees and taxes, each by its name: 'Cleaning fee', 'Subtotal', 'GST (18 %)'. */
  readonly sums: readonly { readonly label: string; readonly amount: Paise }[];
  readonly total: Paise;
  /** How it is going to be paid; null where nobody has chosen yet. */
  readonly paymentMethodLabel: string | null;
  /** Address of the payment page with its secret. */
  readonly paymentLink: string;
  /** Address of the page where it is seen, with its documents; with its secret too. */
  readonly link: string;
  /** Where the same items are put into the cart again; with its secret too. */
  readonly againLink: string;
  /** Until when an unpaid booking holds its stock. */
  readonly payBy: Date;
  /** Until when it is held once its address is confirmed on the payment page; null where that changes nothing. */
  readonly keepUntil: Date | null;
}

/** Of a buyer whose address is confirmed: what he typed may stand in his emails. */
interface ConfirmedBuyer {
  readonly customerName: string;
  readonly lines: readonly (BookingEmailLine & {
    /** Where a car is handed over, null while nobody has said; empty for all else. */
    readonly pickUp: string | null;
  })[];
}

/** Of whoever typed an address that nobody has confirmed: an email has no place for anything that was typed. */
interface UnconfirmedBuyer {
  readonly customerName: null;
  readonly lines: readonly (BookingEmailLine & { readonly pickUp?: never })[];
}

/** What every email about a booking is written from. */
export type BookingEmail = BookingFacts & (ConfirmedBuyer | UnconfirmedBuyer);
