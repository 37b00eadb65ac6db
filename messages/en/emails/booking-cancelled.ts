import { catalogue } from '../../catalogue.ts';

export const emailsBookingCancelledTexts = catalogue('emails/booking-cancelled', {
  notPaid: 'You had not paid, so you will not be charged.',
  subject: 'Your booking {booking} is cancelled',
  title: 'Your booking is cancelled',
  cancelledByHost: 'The host could not confirm this booking, so it is cancelled:',
  cancelled: 'This booking has been cancelled:',
});
