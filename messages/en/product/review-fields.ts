import { catalogue } from '../../catalogue.ts';

export const productReviewFieldsTexts = catalogue('product/review-fields', {
  star: '{count, plural, one {# star} other {# stars}}',
  incomplete: 'Please fill in all fields and select a rating.',
  noStay: 'Stay ID not provided.',
  thanks: 'Thank you, your review is published.',
  failed: 'Failed to submit review. Please try again.',
  name: 'Name',
  rating: 'Rating',
  noRating: 'Please select a rating.',
  comment: 'Comment',
  optional: 'Optional',
  travelledAs: 'Travelled as',
  notSaid: 'Prefer not to say',
  notRated: 'Not rated',
  score: '{score} of 5',
  submit: 'Submit Review',
});
