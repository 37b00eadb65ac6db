import { invalid } from '../../core/app-error.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import type { ReviewDraft } from './review-draft.ts';
import { hasStayed, insertReview, lockStay, recountReviews } from './reviews.sql.ts';

/** A review as the content API shows it. */
export interface PostedReview {
  readonly id: number;
  readonly documentId: string;
  readonly Name: string;
  readonly Rating: number;
  readonly Comment: string;
  readonly verified: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly publishedAt: Date | null;
}

/**
 * Publishes a review at once and brings the stay's count and rating up to date with it (PRODUCT.md, Forms). Verified
 * when its author has a completed booking there. Throws ValidationError for a stay that is not there.
 */
export function postReview(ctx: Context, draft: ReviewDraft): Promise<PostedReview> {
  return inTransaction(ctx, async (ctx) => {
    const stayId = await lockStay(ctx.db, draft.stay);
    if (stayId === undefined) {
      const message = 'The stay of this review does not exist';
      throw invalid(message, { errors: [{ path: ['stay'], message, name: 'ValidationError' }] });
    }
    const verified = ctx.viewer.kind === 'user' && (await hasStayed(ctx.db, ctx.viewer.userId, stayId));
    const { name, rating, comment } = draft;
    const review = await insertReview(ctx.db, { stayId, name, rating, comment, verified, at: ctx.now });
    await recountReviews(ctx.db, stayId);
    return {
      id: review.id,
      documentId: review.document_id,
      Name: review.name,
      Rating: review.rating,
      Comment: review.comment,
      verified: review.verified,
      createdAt: review.created_at,
      updatedAt: review.updated_at,
      publishedAt: review.published_at,
    };
  });
}
