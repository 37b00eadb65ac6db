import { catalogue } from '../../catalogue.ts';

export const carErrorTexts = catalogue('car/error', {
  title: 'Car Not Found',
  notLoaded: 'The requested car could not be loaded.',
  back: 'Back to Car Rentals',
  tryAgain: 'Try Again',
  loading: 'Loading car details...',
});
