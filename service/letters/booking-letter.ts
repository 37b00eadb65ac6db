import type { Paise } from '../core/money.ts';

/** One line of a booking as a letter shows it; every text ready to read. */
export interface BookingLetterLine {
  /** 'Stay', 'Tour Package' … (S2 §9) */
  readonly label: string;
  readonly name: string;
  /** Room type or ticket. */
  readonly option: string;
  readonly location: string;
  /** '12 Dec 2026 – 15 Dec 2026, 3 nights' */
  readonly days: string;
  /** '2 adults, 1 child' */
  readonly guests: string;
  readonly quantity: number;
  readonly total: Paise;
}

/** What every letter about a booking is written from. */
export interface BookingLetter {
  readonly publicUrl: string;
  readonly bookingId: string;
  /** Null when the address was never confirmed: then nothing stands in a letter that somebody typed. */
  readonly customerName: string | null;
  readonly lines: readonly BookingLetterLine[];
  readonly subtotal: Paise;
  readonly tax: Paise;
  /** 'GST (18%)' */
  readonly taxName: string;
  readonly total: Paise;
  readonly paymentMethodLabel: string;
  /** Address of the payment page with its secret. */
  readonly paymentLink: string;
  /** Until when an unpaid booking holds its stock. */
  readonly payBy: Date;
  /** Until when it is held once its address is confirmed on the payment page; null where that changes nothing. */
  readonly keepUntil: Date | null;
}
