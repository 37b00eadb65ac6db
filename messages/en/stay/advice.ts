import { catalogue } from '../../catalogue.ts';

export const stayAdviceTexts = catalogue('stay/advice', {
  moreRooms:
    'No stays for {adults, plural, one {# adult} other {# adults}} in {rooms, plural, one {# room} other {# rooms}}. With {with, plural, one {# room} other {# rooms}}, {total, plural, one {there is one stay} other {there are # stays}}.',
  fewerRooms:
    'No stays have {rooms, plural, one {# room} other {# rooms}} free. With {with, plural, one {# room} other {# rooms}}, {total, plural, one {there is one stay} other {there are # stays}}.',
  searchRooms: 'Search with {rooms, plural, one {# room} other {# rooms}}',
  filters:
    'No stays match your filters. Without filters, {total, plural, one {there is one stay} other {there are # stays}}.',
  withoutFilters: 'Search without filters',
  guests:
    'No stays for {adults, plural, one {# adult} other {# adults}}. For {with, plural, one {# adult} other {# adults}}, {total, plural, one {there is one stay} other {there are # stays}}.',
  searchGuests: 'Search for {adults, plural, one {# adult} other {# adults}}',
  dates:
    'No stays are available on these dates. On other dates, {total, plural, one {there is one stay} other {there are # stays}}.',
  withoutDates: 'Search without dates',
  place:
    'No stays in “{place}”. Elsewhere in India, {total, plural, one {there is one stay} other {there are # stays}}.',
  everywhere: 'Search all of India',
  together:
    'No stays match your dates, guests and filters together. Without them, {total, plural, one {there is one stay} other {there are # stays}}.',
  withoutThem: 'Search without them',
});
