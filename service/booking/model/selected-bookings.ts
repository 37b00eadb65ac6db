import { adminBookingsTexts } from '../../../messages/en/admin/bookings.ts';
import { sentence } from '../../../messages/message.ts';
import { invalid } from '../../core/app-error.ts';

/** The most bookings that one action may be for. */
export const selectionLimit = 200;

/** The selected booking ids, each once. Throws ValidationError for none and for more than `selectionLimit`. */
export function selectedBookings(bookingIds: readonly string[]): string[] {
  const ids = [...new Set(bookingIds)];
  if (ids.length === 0) throw invalid(sentence(adminBookingsTexts.selectFirst));
  if (ids.length > selectionLimit)
    throw invalid(sentence(adminBookingsTexts.tooManySelected, { most: selectionLimit }));
  return ids;
}
