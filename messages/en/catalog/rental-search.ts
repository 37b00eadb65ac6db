import { catalogue } from '../../catalogue.ts';

export const catalogRentalSearchTexts = catalogue('catalog/rental-search', {
  noReturn: 'Please select a return date',
  noPickup: 'Please select a pickup date',
  noSuchDates: 'These dates do not exist',
});
