import type { AspectScores, TravellerType } from './review.ts';

/** Number of reviews on the page of a stay; all of them are on a page of their own. */
export const latestReviews = 24;

export interface ReviewData {
  id: number;
  name: string;
  /** 1 to 5 */
  rating: number;
  comment: string;
  verified: boolean;
  /** Type of traveller, if the author gave one. */
  travellerType: TravellerType | null;
  /** The operator's reply. */
  answer: string | null;
  /** ISO instant */
  createdAt: string;
}

/** Average scores of single aspects over the reviews that count (decision 21), if at least three gave one. */
export type AspectAverages = AspectScores;

/** Number of reviews with 1, 2, 3, 4 and 5 stars. */
export type Histogram = [number, number, number, number, number];

/** Orders of reviews; without one, verified reviews come first, then the newest. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const;

export type ReviewSort = (typeof reviewSorts)[number];
