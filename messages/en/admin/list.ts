import { catalogue } from '../../catalogue.ts';

export const adminListTexts = catalogue('admin/list', {
  pages: 'Pages',
  firstPage: 'First page',
  nextPage: 'Next page',
  show: 'Show',
  clear: 'Clear',
  filter: 'Filter',
  noRows: 'No rows',
  rows: '{count, plural, one {# row} other {# rows}}',
  rowsAndMore: '{count, plural, one {# row} other {# rows}}, more on the next page',
  noMatch: 'Nothing matches these filters.',
  clearFilters: 'Clear filters',
  openContactForm: 'Open the contact form',
  openWebsite: 'Open your website',
  openContent: 'Open content',
  openBookings: 'Open bookings',
  openPartners: 'Open partners',
  openCalendar: 'Open the calendar',
  newRule: 'New rule',
  recordRequest: 'Record a request',
});
