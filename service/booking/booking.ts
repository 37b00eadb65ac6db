/** The statuses of a booking and the events that change them (BOOK-2). */

export type BookingStatus = 'pending' | 'confirmed' | 'cancelled' | 'completed';
export type BookingEvent = 'pay' | 'expire' | 'cancel' | 'complete' | 'pay-late';

const transitions: Readonly<Record<BookingEvent, { readonly from: BookingStatus; readonly to: BookingStatus }[]>> = {
  pay: [{ from: 'pending', to: 'confirmed' }],
  expire: [{ from: 'pending', to: 'cancelled' }],
  cancel: [
    { from: 'pending', to: 'cancelled' },
    { from: 'confirmed', to: 'cancelled' },
  ],
  complete: [{ from: 'confirmed', to: 'completed' }],
  // a payment after the hold has expired confirms the booking if the stock is still free
  'pay-late': [{ from: 'cancelled', to: 'confirmed' }],
};

/** Returns the status after the event, or undefined if the event cannot happen in this status. */
export function statusAfter(status: BookingStatus, event: BookingEvent): BookingStatus | undefined {
  return transitions[event].find(({ from }) => from === status)?.to;
}

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

export const receivedLabels: Readonly<Record<ReceivedMethod, string>> = { ...paymentMethodLabels, cash: 'Cash' };
