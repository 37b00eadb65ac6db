import { createContext, useContext } from 'react';
import { urls } from '../urls.ts';

/** The secret of the email's link for the parts of a booking that was opened by it; null for its owner. */
export const BookingKey = createContext<string | null>(null);

/** What API calls about the booking send in addition to the session. */
export function useBookingKey() {
  const key = useContext(BookingKey);
  return {
    key,
    /** For a body. */
    withKey: key === null ? {} : { key },
    /** For an address. */
    question: key === null ? '' : `?${new URLSearchParams({ key })}`,
  };
}

/** The page of the booking, opened by that secret. */
export function bookingAddress(bookingId: string, key: string): string {
  return `/booking/${encodeURIComponent(bookingId)}?${new URLSearchParams({ key })}`;
}

/** The payment page of the booking, opened by that secret. */
export function paymentAddress(bookingId: string, key: string | null): string {
  return key === null ? urls.payment(bookingId) : `${urls.payment(bookingId)}?${new URLSearchParams({ key })}`;
}
