import { catalogue } from '../../catalogue.ts';

export const stayReviewsViewTexts = catalogue('stay/reviews-view', {
  reviews: 'Reviews',
  newest: 'Newest first',
  highest: 'Highest score first',
  lowest: 'Lowest score first',
  score: 'Score',
  allScores: 'All scores',
  travelledAs: 'Travelled as',
  allTravellers: 'All travellers',
  sortBy: 'Sort by',
  verifiedFirst: 'Verified first',
  verifiedOnly: 'Verified stays only',
  show: 'Show reviews',
  withCount: '{text} ({count})',
  shown: '{shown} {what}, {order}',
  none: 'No {what} yet',
  part: '{first} to {last} of {total}',
  what: '{total, plural, one {review} other {reviews}}',
  whatVerified: '{total, plural, one {verified review} other {verified reviews}}',
  whatWithStars: '{total, plural, one {review} other {reviews}} with {stars, plural, one {# star} other {# stars}}',
  whatVerifiedWithStars:
    '{total, plural, one {verified review} other {verified reviews}} with {stars, plural, one {# star} other {# stars}}',
  whatBy: '{what}, {traveller}',
});
