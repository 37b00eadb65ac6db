import { catalogue } from '../../catalogue.ts';

export const productReviewsTexts = catalogue('product/reviews', {
  none: 'No reviews yet. Be the first to review!',
  verifiedFirst: 'Reviews, verified first',
  newestFirst: 'Reviews, newest first',
  verifiedBooking: 'Verified booking',
  verifiedStay: 'Verified stay',
  notVerified: 'Not verified',
  themes: 'What guests mention',
  themeCount: '{theme} · {count}',
  themeFound: '{count} reviews mention it: {theme}',
  stars: '{rating} of 5 stars',
  answerFrom: 'Answer from {site}',
  report: 'Report<hidden> the review by {name}</hidden>',
  showLess: 'Show less',
  showMore: 'Show more',
  write: 'Write a review',
  score: '{score}<most> of {outOf}</most>',
});
