import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { inReadersLanguage } from '../in-readers-language.ts';
import type { ReviewData, ReviewSort } from './shown-reviews.ts';
import { type ReviewCounts, type ReviewFilter, reviewedStay, reviewsOfStay } from './stay-reviews.sql.ts';

/** Reviews per page. */
export const reviewsAtOnce = 20;

/** The address parameters of a page of reviews. */
export interface ReviewsQuery extends ReviewFilter {
  page: number;
  /** Null: verified first, then the newest. */
  sort: ReviewSort | null;
}

/** A page of the reviews of a stay; `total`: number that match the filter. */
export interface StayReviewsData extends Omit<ReviewCounts, 'id' | 'document_id'> {
  reviews: ReviewData[];
  /** Number of the first review on the page, from 1. */
  first: number;
  /** From 1. */
  page: number;
  pageCount: number;
}

/**
 * That page of the visible reviews, or the last one if there are fewer pages. Undefined if no published stay has that
 * slug. Two statements.
 *
 * @may everyone
 */
export async function stayReviews(
  ctx: Context,
  { slug, page: requestedPage, sort, ...filter }: ReviewsQuery & { slug: string },
): Promise<StayReviewsData | undefined> {
  requireRight(ctx.viewer, 'read the site');
  // PostgreSQL does not accept NUL in texts
  const found = slug.includes('\0') ? undefined : await reviewedStay(ctx.db, slug, filter);
  if (!found) return undefined;
  const [worded = found] = await inReadersLanguage(ctx, 'stay', [found], {
    documentIdOf: ({ document_id }) => document_id,
    wording: ({ stay, ...counts }, { text }) => ({ ...counts, stay: { ...stay, name: text(stay.name) } }),
  });
  const { id, document_id: _, ...counts } = worded;
  const pageCount = Math.max(1, Math.ceil(counts.total / reviewsAtOnce));
  const page = Math.min(Math.max(1, requestedPage), pageCount);
  const offset = (page - 1) * reviewsAtOnce;
  const reviews = await reviewsOfStay(ctx.db, id, { ...filter, sort, limit: reviewsAtOnce, offset });
  return { ...counts, reviews, first: offset + 1, page, pageCount };
}
