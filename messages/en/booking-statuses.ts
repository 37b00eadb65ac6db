import { catalogue } from '../catalogue.ts';

/** The style sheet capitalises them (BOOK-3). */
export const bookingStatusesTexts = catalogue('booking-statuses', {
  pending: 'pending',
  confirmed: 'confirmed',
  completed: 'completed',
  cancelled: 'cancelled',
});
