import { receivedMethodsTexts } from '../../../messages/en/received-methods.ts';
import type { Translate } from '../../../messages/translate.ts';

/** The statuses of a booking (BOOK-2). `lifecycle` says how one follows another. */
export type BookingStatus = 'pending' | 'confirmed' | 'cancelled' | 'completed';
interface HoldState {
  readonly status: BookingStatus;
  readonly holdUntil: Date;
}

/**
 * Returns the status at that time: an unpaid booking whose hold has expired is cancelled, even before the job expires
 * it.
 */
export function statusAt(booking: HoldState, now: Date): BookingStatus {
  return booking.status === 'pending' && booking.holdUntil <= now ? 'cancelled' : booking.status;
}

export const paymentMethods = ['upi', 'card', 'netbanking', 'wallet'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Methods by which money is received. Staff can also record cash. */
export const receivedMethods = [...paymentMethods, 'cash'] as const;
export type ReceivedMethod = (typeof receivedMethods)[number];

/** Labels in emails (CART-18: 'Wallet' on the page, 'Digital Wallet' in the email). */
export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  upi: 'UPI',
  card: 'Credit/Debit Card',
  netbanking: 'Net Banking',
  wallet: 'Digital Wallet',
};

/** 'UPI, Cash' */
export function methodsText(t: Translate, methods: readonly ReceivedMethod[]): string {
  return methods.map((method) => t(receivedMethodsTexts[method])).join(', ');
}
