import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { type LatestReview, newestReviews } from './reviews.sql.ts';

/** The five newest reviews that are shown and that nobody has answered. */
export async function latestReviews(ctx: Context): Promise<readonly LatestReview[]> {
  requireRight(ctx.viewer, 'moderate reviews');
  return newestReviews(ctx.db, 5);
}
