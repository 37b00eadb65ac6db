import { adminUrls } from '../urls.ts';

/** The address of the list with that booking in the panel. */
export function addressWithPanel(search: string, bookingId: string): string {
  const query = new URLSearchParams(search);
  query.set('open', bookingId);
  return `${adminUrls.bookings}?${query}`;
}

/** The address of the list without the panel. */
export function addressWithoutPanel(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('open');
  return query.size > 0 ? `${adminUrls.bookings}?${query}` : adminUrls.bookings;
}
