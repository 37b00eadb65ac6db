import { useEffect, useState } from 'react';
import type { BookingView } from '../../service/booking/model/wire/wire.ts';
import { documentsPath } from './trip-documents.tsx';

/** The most bookings whose vouchers are stored. */
const most = 10;

/** What a page of trips reads. */
interface TripPages {
  readonly pages: readonly string[];
  /** The address of our API for the bookings, if the pages read one. */
  readonly path: string | null;
  /** As for documents. */
  readonly secret: string | null;
}

/**
 * Stores these pages, and the vouchers of the confirmed ones of these bookings, on the device for times without a
 * network. `bookings`: undefined until they are loaded. True when they are stored.
 */
export function useOfflineTrip(
  bookings: readonly BookingView[] | undefined,
  { pages, path, secret }: TripPages,
): boolean {
  const [isStored, setStored] = useState(false);
  const confirmed = bookings?.filter(({ bookingStatus }) => bookingStatus === 'confirmed').slice(0, most);
  const ids = confirmed?.map(({ bookingId }) => bookingId).join(' ') ?? '';
  const addresses = pages.join(' ');
  useEffect(() => {
    let left = false;
    const storing =
      ids === '' ? Promise.resolve(false) : store(ids.split(' '), { pages: addresses.split(' '), path, secret });
    void storing.then((done) => left || setStored(done));
    return () => {
      left = true;
    };
  }, [ids, addresses, path, secret]);
  return isStored;
}

async function store(ids: readonly string[], { pages, path, secret }: TripPages): Promise<boolean> {
  try {
    // its code is loaded when the page is complete
    const { storeTrip } = await import('./store-trip.ts');
    return await storeTrip({
      pages,
      answers: [...(path === null ? [] : [path]), ...ids.map((id) => documentsPath(id, secret))],
      parts: () =>
        Promise.all([import('./vouchers-tab.tsx'), import('./voucher-pass.tsx'), import('../shell/waiting.tsx')]),
    });
  } catch {
    return false;
  }
}
