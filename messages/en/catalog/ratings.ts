import { catalogue } from '../../catalogue.ts';

export const catalogRatingsTexts = catalogue('catalog/ratings', {
  exceptional: 'Exceptional',
  superb: 'Superb',
  excellent: 'Excellent',
  veryGoodHome: 'Very Good',
  veryGoodHotel: 'Very good',
  good: 'Good',
  pleasant: 'Pleasant',
  fair: 'Fair',
});
