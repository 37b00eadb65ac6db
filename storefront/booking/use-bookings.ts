import { useEffect, useState } from 'react';
import type { BookingWire } from '../../service/booking/quote-wire.ts';
import { ApiError, callApi } from '../device/api.ts';
import { type BookingTab, bookingsPath } from './booking-tabs.ts';

export type Bookings =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'loaded'; readonly bookings: readonly BookingWire[] };

const loading: Bookings = { state: 'loading' };

/** The bookings of a tab; loaded again when the tab, the view or the account changes, or on `reload`. */
export function useBookings(tab: BookingTab, view: string, token: string | null) {
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<{ request: string; bookings: Bookings } | null>(null);
  const path = bookingsPath(tab);
  const request = `${path} ${view} ${round}`;

  useEffect(() => {
    if (!token) return;
    const leaving = new AbortController();
    const show = (bookings: Bookings) => {
      if (!leaving.signal.aborted) setAnswer({ request, bookings });
    };
    callApi<{ data?: BookingWire[] }>('GET', path, undefined, { signal: leaving.signal }).then(
      ({ data }) => show({ state: 'loaded', bookings: data ?? [] }),
      (error: unknown) => {
        const said = error instanceof ApiError && error.status > 0 ? error.message : '';
        show({ state: 'failed', message: said || 'Failed to fetch bookings' });
      },
    );
    return () => leaving.abort();
  }, [token, path, request]);

  return {
    bookings: answer?.request === request ? answer.bookings : loading,
    reload: () => setRound((old) => old + 1),
    /** Shows a booking as the server answered with it. */
    put: (changed: BookingWire) =>
      setAnswer((old) => {
        if (old?.bookings.state !== 'loaded') return old;
        const bookings = old.bookings.bookings.map((one) => (one.bookingId === changed.bookingId ? changed : one));
        return { ...old, bookings: { state: 'loaded', bookings } };
      }),
  };
}
