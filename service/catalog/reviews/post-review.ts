import { invalid } from '../../core/app-error.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { tellWebhooks } from '../../webhooks/tell-webhooks.ts';
import type { ReviewDraft } from './review-draft.ts';
import { reviewedProducts } from './reviewed.ts';
import { hasBooked, insertReview, lockProduct, recountReviews } from './reviews.sql.ts';

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
 * Publishes a review at once and brings the product's count and rating up to date with it (PRODUCT.md, Forms). Verified
 * when its author has a completed booking of it. Throws ValidationError for a product that is not there.
 */
export function postReview(ctx: Context, draft: ReviewDraft): Promise<PostedReview> {
  return inTransaction(ctx, async (ctx) => {
    const { of, name, rating, comment } = draft;
    const productId = await lockProduct(ctx.db, of, draft.product);
    if (productId === undefined) {
      const message = `The ${reviewedProducts[of].says} of this review does not exist`;
      throw invalid(message, { errors: [{ path: [of], message, name: 'ValidationError' }] });
    }
    const verified = ctx.viewer.kind === 'user' && (await hasBooked(ctx.db, ctx.viewer.userId, of, productId));
    const review = await insertReview(ctx.db, { of, productId, name, rating, comment, verified, at: ctx.now });
    await recountReviews(ctx.db, of, productId);
    const posted = {
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
    await tellWebhooks(ctx, 'entry.create', () => ({ model: 'review', entry: posted }));
    return posted;
  });
}
