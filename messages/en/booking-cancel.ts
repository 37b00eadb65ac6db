import { catalogue } from '../catalogue.ts';

export const bookingCancelTexts = catalogue('booking-cancel', {
  notCharged: 'You were not charged',
  done: 'Booking cancelled',
  paid: 'Paid',
  charge: 'Cancellation charge',
  submit: 'Cancel booking',
  title: 'Cancel booking',
  nothingToPay: 'There is nothing to pay or refund. We’ll release your booking.',
  notPaidYet: 'You have not paid yet, so you will not be charged. We’ll release what we were holding for you.',
  cancellationPolicy: 'Cancellation policy',
  keepBooking: 'Keep booking',
  failed: 'Something went wrong. Please try again.',
});
