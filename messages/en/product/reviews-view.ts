import { catalogue } from '../../catalogue.ts';

export const productReviewsViewTexts = catalogue('product/reviews-view', {
  reviews: '{count, plural, one {# review} other {# reviews}}',
  stars: '{count, plural, one {# star} other {# stars}}',
  shownVerified: '{shown} of {total} reviews, verified first',
  shownNewest: '{shown} of {total} reviews, newest first',
});
