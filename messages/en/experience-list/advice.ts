import { catalogue } from '../../catalogue.ts';

export const experienceListAdviceTexts = catalogue('experience-list/advice', {
  attractionFilters:
    'No attractions match your filters. Without filters, {total, plural, one {there is one attraction} other {there are # attractions}}.',
  tourFilters:
    'No tour packages match your filters. Without filters, {total, plural, one {there is one tour package} other {there are # tour packages}}.',
  withoutFilters: 'Search without filters',
  attractionGuests:
    'No attractions have room for {guests, plural, one {# guest} other {# guests}} together. For {fewer, plural, one {# guest} other {# guests}}, {total, plural, one {there is one attraction} other {there are # attractions}}.',
  tourGuests:
    'No tour packages have room for {guests, plural, one {# guest} other {# guests}} together. For {fewer, plural, one {# guest} other {# guests}}, {total, plural, one {there is one tour package} other {there are # tour packages}}.',
  searchGuests: 'Search for {guests, plural, one {# guest} other {# guests}}',
  attractionDates:
    'No attractions are available on this date. On other dates, {total, plural, one {there is one attraction} other {there are # attractions}}.',
  tourDates:
    'No tour packages are available on this date. On other dates, {total, plural, one {there is one tour package} other {there are # tour packages}}.',
  withoutDate: 'Search without a date',
  attractionPlace:
    'No attractions in “{place}”. Elsewhere in India, {total, plural, one {there is one attraction} other {there are # attractions}}.',
  tourPlace:
    'No tour packages in “{place}”. Elsewhere in India, {total, plural, one {there is one tour package} other {there are # tour packages}}.',
  everywhere: 'Search all of India',
  attractionTogether:
    'No attractions match your date, guests and filters together. Without them, {total, plural, one {there is one attraction} other {there are # attractions}}.',
  tourTogether:
    'No tour packages match your date, guests and filters together. Without them, {total, plural, one {there is one tour package} other {there are # tour packages}}.',
  withoutThem: 'Search without them',
});
