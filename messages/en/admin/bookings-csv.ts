import { catalogue } from '../../catalogue.ts';

export const adminBookingsCsvTexts = catalogue('admin/bookings-csv', {
  booking: 'Booking',
  bookedBy: 'Booked by',
  leadTraveller: 'Lead traveller',
  email: 'Email',
  phone: 'Phone',
  bookedAt: 'Booked at',
  firstDay: 'First day',
  lastDay: 'Last day',
  items: 'Items',
  guests: 'Guests',
  specialRequests: 'Special requests',
  status: 'Status',
  payment: 'Payment',
  total: 'Total (INR)',
  balanceDue: 'Balance due (INR)',
});
