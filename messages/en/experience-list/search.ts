import { catalogue } from '../../catalogue.ts';

export const experienceListSearchTexts = catalogue('experience-list/search', {
  destination: 'Destination',
  whereTo: 'Where are you going?',
  date: 'Date',
  guests: 'Guests',
  search: 'Search',
});
