import { catalogue } from '../../catalogue.ts';

export const catalogStaySearchTexts = catalogue('catalog/stay-search', {
  tooLarge: 'One booking takes at most {adults} adults in {rooms} rooms. Please contact us for a larger group',
  unknownType: 'We do not know the property type “{type}”. Showing all types.',
  datesPassed: 'These dates have passed',
  noCheckOut: 'Please select check-out date',
  noCheckIn: 'Please select check-in date',
  noSuchDates: 'These dates do not exist',
  notAfter: 'Check-out date must be after check-in date',
  tooFarAhead: 'These dates are too far ahead to book',
  tooLong: 'A stay has at most {most, plural, one {# night} other {# nights}}',
});
