import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import type { ReviewSort } from './review-sorts.ts';
import type { ReviewData } from './stay-page-data.ts';
import { type ReviewCounts, type ReviewFilter, reviewedStay, reviewsOfStay } from './stay-reviews.sql.ts';

/** Reviews on a page of them. */
export const reviewsAtOnce = 20;

/** What the address of a page of reviews asks for. */
export interface AskedReviews extends ReviewFilter {
  page: number;
  /** Null: the verified first, then the newest. */
  sort: ReviewSort | null;
}

/** A page of the reviews of a stay; `total`: how many there are of what was asked for. */
export interface StayReviewsData extends Omit<ReviewCounts, 'id'> {
  reviews: ReviewData[];
  /** Number of the first one shown, from 1. */
  first: number;
  /** From 1. */
  page: number;
  pageCount: number;
}

/**
 * That page of the visible reviews, the last one where there are fewer. Undefined when no published stay has that slug.
 * Two statements.
 */
export async function stayReviews(
  ctx: Context,
  { slug, page: wanted, sort, ...filter }: AskedReviews & { slug: string },
): Promise<StayReviewsData | undefined> {
  requireRight(ctx.viewer, 'read the shop');
  // a text that PostgreSQL does not take is the slug of nothing
  const found = slug.includes('\0') ? undefined : await reviewedStay(ctx.db, slug, filter);
  if (!found) return undefined;
  const { id, ...counts } = found;
  const pageCount = Math.max(1, Math.ceil(counts.total / reviewsAtOnce));
  const page = Math.min(Math.max(1, wanted), pageCount);
  const offset = (page - 1) * reviewsAtOnce;
  const reviews = await reviewsOfStay(ctx.db, id, { ...filter, sort, limit: reviewsAtOnce, offset });
  return { ...counts, reviews, first: offset + 1, page, pageCount };
}
