import { catalogue } from '../../catalogue.ts';

export const staySearchTexts = catalogue('stay/search', {
  guests: '{adults, plural, one {# Adult} other {# Adults}}, {rooms, plural, one {# Room} other {# Rooms}}',
  guestsWithChildren:
    '{adults, plural, one {# Adult} other {# Adults}}, {children, plural, one {# Child} other {# Children}}, {rooms, plural, one {# Room} other {# Rooms}}',
  guestsAndRooms: 'Guests and rooms',
  adults: 'Adults',
  adultAges: 'Ages 13 or above',
  children: 'Children',
  childAges: 'Ages 0-12',
  rooms: 'Rooms',
  done: 'Done',
  whereTo: 'Where are you going?',
  flexible: 'Flexible ±3 days',
  search: 'Search',
  findStay: 'Find a stay',
  where: 'Where',
  anywhere: 'Anywhere',
  nearMe: 'Near me',
  locating: 'Finding where you are…',
  notLocated: 'Your device did not say where you are. Type a place instead.',
  when: 'When',
  anyDates: 'Any dates',
  who: 'Who',
});
