import { adminUrls } from '../urls.ts';

/** The address of a page with that booking in the panel: of the list, or of another page with bookings. */
export function addressWithPanel(search: string, bookingId: string, page: string = adminUrls.bookings): string {
  const query = new URLSearchParams(search);
  query.set('open', bookingId);
  return `${page}?${query}`;
}

/** The address of that page without the panel. */
export function addressWithoutPanel(search: string, page: string = adminUrls.bookings): string {
  const query = new URLSearchParams(search);
  query.delete('open');
  return query.size > 0 ? `${page}?${query}` : page;
}
