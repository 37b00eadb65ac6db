import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import type { Histogram, ReviewData } from './stay-page-data.ts';
import { type ReviewedStay, reviewedStay, reviewsOfStay } from './stay-reviews.sql.ts';

/** Reviews on a page of them. */
export const reviewsAtOnce = 20;

/** A page of the reviews of a stay, the verified first, then the newest. */
export interface StayReviewsData {
  stay: ReviewedStay;
  histogram: Histogram;
  reviews: ReviewData[];
  /** How many there are with the stars asked for. */
  total: number;
  /** Number of the first one shown, from 1. */
  first: number;
  /** From 1. */
  page: number;
  pageCount: number;
}

/**
 * That page of the visible reviews, the last one where there are fewer; `stars` null: whatever they gave. Undefined when
 * no published stay has that slug. Two statements.
 */
export async function stayReviews(
  ctx: Context,
  asked: { slug: string; page: number; stars: number | null },
): Promise<StayReviewsData | undefined> {
  requireRight(ctx.viewer, 'read the shop');
  const { slug, stars } = asked;
  // a text that PostgreSQL does not take is the slug of nothing
  const found = slug.includes('\0') ? undefined : await reviewedStay(ctx.db, slug);
  if (!found) return undefined;
  const { id, stay, histogram } = found;
  const counted = stars === null ? histogram : [histogram[stars - 1] ?? 0];
  const total = counted.reduce((sum, count) => sum + count, 0);
  const pageCount = Math.max(1, Math.ceil(total / reviewsAtOnce));
  const page = Math.min(Math.max(1, asked.page), pageCount);
  const offset = (page - 1) * reviewsAtOnce;
  const reviews = await reviewsOfStay(ctx.db, id, { stars, limit: reviewsAtOnce, offset });
  return { stay, histogram, reviews, total, first: offset + 1, page, pageCount };
}
