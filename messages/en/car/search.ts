import { catalogue } from '../../catalogue.ts';

export const carSearchTexts = catalogue('car/search', {
  whereTo: 'Where do you need a car?',
  noLocation: 'Please enter a location',
  search: 'Search',
});
