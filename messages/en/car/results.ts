import { catalogue } from '../../catalogue.ts';

export const carResultsTexts = catalogue('car/results', {
  failed: 'Failed to fetch cars',
  loading: 'Loading car rentals...',
  none: 'No car rentals found.',
  clearAll: 'Clear all',
  all: 'All car rentals',
  notLoaded: 'We could not load the cars. Please try again in a minute.',
  tryAgain: 'Try Again',
  back: 'Back to Car Rentals',
  title: 'Car Rentals',
});
