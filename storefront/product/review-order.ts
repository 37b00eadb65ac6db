import { productReviewsTexts } from '../../messages/en/product/reviews.ts';
import type { Translate } from '../../messages/translate.ts';

// apart from the views of reviews, of which browsers need nothing else

type Reviews = readonly { readonly verified: boolean }[];

/** The order of these reviews: verified ones first if there are any, else the newest first. */
export const isVerifiedFirst = (reviews: Reviews): boolean => reviews.some(({ verified }) => verified);

/** The name of a row of reviews: 'Reviews, newest first'. */
export const reviewsLabel = (t: Translate, reviews: Reviews): string =>
  t(isVerifiedFirst(reviews) ? productReviewsTexts.verifiedFirst : productReviewsTexts.newestFirst);
