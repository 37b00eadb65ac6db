import { catalogue } from '../../catalogue.ts';

export const adminGuestsTexts = catalogue('admin/guests', {
  dates: 'Dates',
  guest: 'Guest',
  item: 'Item',
  specialRequests: 'Special requests',
  voucher: 'Voucher',
  checkedIn: 'Checked in',
  notUsedYet: 'Not used yet',
  answer: 'Your answer',
  booking: 'Booking',
  guests: 'Guests',
  lead: 'Guests booked on your listings, earliest first.',
  filterGuests: 'Filter guests',
  from: 'From',
  caption: 'Guests, earliest first',
  none: 'No guests from this day.',
});
