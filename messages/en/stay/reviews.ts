import { catalogue } from '../../catalogue.ts';

export const stayReviewsTexts = catalogue('stay/reviews', {
  heading: 'Guest reviews of {name}',
  rooms: 'See rooms and prices',
  showAll: 'Show all reviews',
  pages: 'Pages of reviews',
  newer: 'Newer reviews',
  older: 'Older reviews',
});
