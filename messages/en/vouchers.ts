import { catalogue } from '../catalogue.ts';

export const vouchersTexts = catalogue('vouchers', {
  loading: 'Loading your vouchers...',
  tryAgain: 'Try Again',
  empty: 'No Vouchers Yet',
  emptyAdvice: 'Your vouchers appear here once a booking is paid.',
  openBookings: 'See your bookings',
  showDocuments: 'Show documents<booking> of {bookingId}</booking>',
});
