import { catalogue } from '../catalogue.ts';

/** The names of the dashboard's views, by their place in the address. */
export const dashboardViewsTexts = catalogue('dashboard-views', {
  dashboard: 'Dashboard',
  bookings: 'All Bookings',
  modify: 'Modify Bookings',
  vouchers: 'Ticket/Vouchers',
  messages: 'Your Communication',
});
