import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { type LatestReview, newestReviews } from './reviews.sql.ts';

/**
 * Five visible reviews for the staff: reported ones, then the newest without a reply.
 *
 * @may editor, support, admin, operator
 */
export async function latestReviews(ctx: Context): Promise<readonly LatestReview[]> {
  requireRight(ctx.viewer, 'moderate reviews');
  return newestReviews(ctx.db, 5);
}
