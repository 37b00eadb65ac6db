import { catalogue } from '../catalogue.ts';

export const reportReviewTexts = catalogue('report-review', {
  title: 'Report a review',
  returnToHome: 'Return to Home',
  thanks: 'Thank you',
  thanksText: 'Our team will check this review. It stays up until we decide.',
  notFound: 'Review not found',
  notFoundText: 'It may have been removed, or the link is incomplete.',
  lead: 'We do not remove reviews for being negative.',
  question: 'What is wrong with this review?',
  wrong: 'False or misleading',
  offensive: 'Offensive, or shares private information',
  noGuest: 'Not written by a guest',
  submit: 'Report review',
});
