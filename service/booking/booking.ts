/** What a booking is (BOOK-2) and how it may change: a table, so that nothing else is possible. */

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
  // money that arrives after the hold has ended buys the booking back when there is still stock
  'pay-late': [{ from: 'cancelled', to: 'confirmed' }],
};

/** The status after the event, or undefined when the event cannot happen to such a booking. */
export function after(status: BookingStatus, event: BookingEvent): BookingStatus | undefined {
  return transitions[event].find(({ from }) => from === status)?.to;
}

interface Held {
  readonly status: BookingStatus;
  readonly hold_until: Date;
}

/** The status as the clock has it: an unpaid hold that ran out is cancelled, swept or not. */
export function statusAt(booking: Held, now: Date): BookingStatus {
  return booking.status === 'pending' && booking.hold_until <= now ? 'cancelled' : booking.status;
}

export const paymentMethods = ['upi', 'card', 'netbanking', 'wallet'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** How money came: in the back office there is cash too. */
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
