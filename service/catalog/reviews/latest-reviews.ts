import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { type LatestReview, newestReviews } from './reviews.sql.ts';

/** Five reviews that are shown and wait for the staff: those that were reported, then the newest that nobody has answered. */
export async function latestReviews(ctx: Context): Promise<readonly LatestReview[]> {
  requireRight(ctx.viewer, 'moderate reviews');
  return newestReviews(ctx.db, 5);
}
