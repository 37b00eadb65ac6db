import { bookingTexts } from '../../messages/en/booking.ts';
import type { Translate } from '../../messages/translate.ts';
import type { BookingView } from '../../service/booking/model/wire/wire.ts';
import { ApiError } from '../device/api.ts';
import { useQuery } from '../device/use-query.ts';
import { useText } from '../rendering/text.tsx';
import { type BookingTab, bookingsPath } from './booking-tabs.ts';
import { callPriced } from './call-priced.ts';

type BookingsAnswer = { data?: BookingView[]; meta?: { unread: number } };

export type BookingsState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'loaded'; readonly bookings: readonly BookingView[] };

/**
 * The bookings of a tab; loaded again when the tab, the view or the account changes, or on `reload`. `onUnread` gets
 * the number of unread messages.
 */
export function useBookings(tab: BookingTab, view: string, token: string | null, onUnread: (unread: number) => void) {
  const t = useText();
  const path = bookingsPath(tab);
  const load = async (signal: AbortSignal): Promise<readonly BookingView[]> => {
    const { data, meta } = await callPriced<BookingsAnswer>('GET', path, undefined, { signal });
    if (meta && !signal.aborted) onUnread(meta.unread);
    return data ?? [];
  };
  const { answer, error, again, put } = useQuery(token && `${path} ${view}`, load, { reloadOn: token });
  return {
    bookings: bookingsOf(t, answer, error),
    reload: again,
    /** Replaces a booking with the server's newer version. */
    put: (changed: BookingView) =>
      put((known) => known?.map((one) => (one.bookingId === changed.bookingId ? changed : one))),
  };
}

function bookingsOf(t: Translate, answer: readonly BookingView[] | undefined, error: unknown): BookingsState {
  if (error === undefined) return answer ? { state: 'loaded', bookings: answer } : { state: 'loading' };
  const message = error instanceof ApiError && error.status > 0 ? error.message : '';
  return { state: 'failed', message: message || t(bookingTexts.notFetched) };
}
