import { createContext, useContext } from 'react';
import { urls } from '../urls.ts';

/** The secret of the email's link, around what is shown of a booking that was opened by it; null for its owner. */
export const BookingKey = createContext<string | null>(null);

/** What the calls about the booking carry beside the session. */
export function useBookingKey() {
  const key = useContext(BookingKey);
  return {
    key,
    /** As part of a body. */
    withKey: key === null ? {} : { key },
    /** As the question of an address. */
    question: key === null ? '' : `?${new URLSearchParams({ key })}`,
  };
}

/** Where a booking is seen and changed by that secret. */
export function bookingAddress(bookingId: string, key: string): string {
  return `/booking/${encodeURIComponent(bookingId)}?${new URLSearchParams({ key })}`;
}

/** Where the booking is paid, by the same secret. */
export function paymentAddress(bookingId: string, key: string | null): string {
  return key === null ? urls.payment(bookingId) : `${urls.payment(bookingId)}?${new URLSearchParams({ key })}`;
}
