import { catalogue } from '../catalogue.ts';

/** BOOK-12. */
export const bookingTabsTexts = catalogue('booking-tabs', {
  ALL: 'ALL',
  STAYS: 'STAYS',
  ATTRACTIONS: 'ATTRACTIONS',
  TOUR_PACKAGES: 'TOUR PACKAGES',
  CAR_RENTALS: 'CAR RENTALS',
  ACTIVITIES: 'ACTIVITIES',
  CANCELLED: 'CANCELLED',
  COMPLETED: 'COMPLETED',
});
