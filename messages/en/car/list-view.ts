import { catalogue } from '../../catalogue.ts';

export const carListViewTexts = catalogue('car/list-view', {
  titleIn: 'Car Rentals in {place}',
  titleFor: 'Car Rentals for “{search}”',
  available: '{count, plural, one {# car available} other {# cars available}}',
  found: '{count, plural, one {# car} other {# cars}}',
  soldOut: 'Not available for these dates: {count, plural, one {# car} other {# cars}}',
  moreSoldOut: 'Not available for these dates: {count, plural, one {# more car} other {# more cars}}',
  pickupAt: 'Pickup at {place}',
  anyDates: 'Any dates',
  corrected: 'Showing cars in {place} for “{search}”.',
  unclear: '{problem}. Showing cars for any dates.',
  tryOther: 'Try other dates or fewer filters to find more cars.',
  nothingThere: 'We have no cars there yet. Please try another place.',
  filters:
    'No cars match your filters. Without filters, {total, plural, one {there is one car} other {there are # cars}}.',
  withoutFilters: 'Search without filters',
  dates:
    'No cars are available on these dates. On other dates, {total, plural, one {there is one car} other {there are # cars}}.',
  withoutDates: 'Search without dates',
  place: 'No cars in “{place}”. Elsewhere in India, {total, plural, one {there is one car} other {there are # cars}}.',
  everywhere: 'Search all of India',
  together:
    'No cars match your dates and filters together. Without them, {total, plural, one {there is one car} other {there are # cars}}.',
  withoutThem: 'Search without them',
  lead: '{title}: {count, plural, one {# car} other {# cars}} with driver, each with the full price for your days and its tax.',
  carRentals: 'Car Rentals',
});
