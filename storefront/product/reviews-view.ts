import { productReviewsViewTexts } from '../../messages/en/product/reviews-view.ts';
import { reviewsAspectsTexts } from '../../messages/en/reviews/aspects.ts';
import { reviewsTravellersTexts } from '../../messages/en/reviews/travellers.ts';
import type { Translate } from '../../messages/translate.ts';
import { aspects } from '../../service/catalog/reviews/review.ts';
import type { AspectAverages, Histogram, ReviewData } from '../../service/catalog/reviews/shown-reviews.ts';
import { ratingText } from '../../service/catalog/stays/stay-card-data.ts';
import { formatDateInFull, today } from '../../service/core/day.ts';
import { isVerifiedFirst } from './review-order.ts';

export interface ReviewView {
  id: number;
  name: string;
  initial: string;
  /** '2 October 2026' */
  on: string;
  rating: number;
  /** 'Couple', if the author stated it. */
  by: string | null;
  comment: string;
  /** True if only the beginning is shown at first. */
  long: boolean;
  verified: boolean;
  /** The operator's reply. */
  answer: string | null;
}

export interface RatedView {
  score: string;
  /** Stays are rated out of ten, everything else out of five. */
  outOf: 5 | 10;
  /** 'Superb', for a stay. */
  word: string | null;
  /** '6 reviews' */
  reviews: string;
}

/** The average rating of an aspect: '4.5' of 5, and the width of its bar in percent. */
export interface AspectView {
  label: string;
  score: string;
  width: number;
}

/** The number of reviews with these stars, the width of their bar in percent, and the address that lists only them. */
export interface HistogramBar {
  label: string;
  count: number;
  width: number;
  to?: string;
  /** True if they are the ones shown. */
  current?: boolean;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first letter of a name as readers count letters: with its vowel sign, or a whole emoji. */
function initialOf(name: string): string {
  const [first] = graphemes.segment(name);
  return first?.segment.toUpperCase() ?? '';
}

/** Longer reviews are shown in part. */
const longReview = 420;

export const countText = (count: number): string => count.toLocaleString('en-IN');

/** The number of reviews behind a score: '6 reviews'. */
export const reviewCountText = (t: Translate, count: number): string => t(productReviewsViewTexts.reviews, { count });

export const reviewCount = (histogram: Histogram): number => histogram.reduce((total, count) => total + count, 0);

export function reviewView(t: Translate, review: ReviewData): ReviewView {
  const { id, name, rating, comment, verified, travellerType, answer, createdAt } = review;
  return {
    id,
    name,
    initial: initialOf(name),
    on: formatDateInFull(t, today(new Date(createdAt))),
    rating,
    by: travellerType && t(reviewsTravellersTexts[travellerType]),
    comment,
    long: comment.length > longReview,
    verified,
    answer,
  };
}

/** '24 of 128 reviews, newest first' */
export function shownReviewsText(t: Translate, shown: readonly { readonly verified: boolean }[], all: number): string {
  const counts = { shown: shown.length, total: countText(all) };
  return t(
    isVerifiedFirst(shown) ? productReviewsViewTexts.shownVerified : productReviewsViewTexts.shownNewest,
    counts,
  );
}

/** Null if no review has a score: shown as 'New'. `reviews`: how many make the score. */
export function ratedView(t: Translate, stay: { rating: number; type: string }, reviews: number): RatedView | null {
  if (stay.rating <= 0) return null;
  return {
    score: stay.rating.toFixed(1),
    outOf: 10,
    word: ratingText(t, stay.rating, stay.type),
    reviews: reviewCountText(t, reviews),
  };
}

/** Bars for 5, 4, 3, 2 and 1 stars. */
export function histogramView(t: Translate, histogram: Histogram): HistogramBar[] {
  const all = Math.max(1, reviewCount(histogram));
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = histogram[stars - 1] ?? 0;
    return { label: t(productReviewsViewTexts.stars, { count: stars }), count, width: Math.round((100 * count) / all) };
  });
}

/** Bars for the aspects with enough ratings. */
export function aspectsView(t: Translate, averages: AspectAverages): AspectView[] {
  return aspects.flatMap((name) => {
    const average = averages[name];
    if (average === null) return [];
    return [{ label: t(reviewsAspectsTexts[name]), score: average.toFixed(1), width: Math.round(average * 20) }];
  });
}
