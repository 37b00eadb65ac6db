import { createHmac } from 'node:crypto';
import { errorsCatalogTexts } from '../../../messages/en/errors/catalog.ts';
import { type Translate, textIn } from '../../../messages/translate.ts';
import { conflict, invalid } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { networksAround } from '../../platform/network.ts';
import { queueWebhooks } from '../../webhooks/queue-webhooks.ts';
import { review as reviewType } from './review.content.ts';
import type { AspectScores } from './review.ts';
import { type Reviewed, reviewedProduct } from './review.ts';
import { reviewDraft } from './review-draft.ts';
import {
  hasBooked,
  insertReview,
  lockProduct,
  type ReviewAuthor,
  recountReviews,
  reviewedBefore,
} from './reviews.sql.ts';

/** A review as the content API returns it. */
export interface PostedReview extends AspectScores {
  readonly id: number;
  readonly documentId: string;
  readonly Name: string;
  readonly Rating: number;
  readonly Comment: string;
  readonly travellerType: string | null;
  readonly verified: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly publishedAt: Date | null;
}

/**
 * Publishes a review at once and updates the product's rating and number of reviews (REVIEW-4). Verified if its author
 * has a completed booking of the product; recorded if a program of the operator imports it. Throws ValidationError for
 * an invalid body (`reviewDraft`) or an unknown product, ConflictError for a second review by an account or, if not
 * verified, from a network.
 *
 * @may everyone but reading program
 */
export async function postReview(ctx: Context, body: Readonly<Record<string, unknown>>): Promise<PostedReview> {
  requireRight(ctx.viewer, 'write a review', { type: reviewType.name, action: 'create' });
  const { product, ...draft } = reviewDraft(body);
  const { of } = draft;
  const t = textIn(ctx.language);
  const reviewed = t(reviewedProduct(of).product);
  return inTransaction(ctx, async (ctx) => {
    const productId = await lockProduct(ctx.db, of, product);
    if (productId === undefined) {
      const message = t(errorsCatalogTexts.reviewedGone, { product: reviewed });
      throw invalid(message, { errors: [{ path: [of], message, name: 'ValidationError' }] });
    }
    const verified = ctx.viewer.kind === 'user' && (await hasBooked(ctx.db, ctx.viewer.userId, of, productId));
    const recorded = ctx.viewer.kind === 'token';
    const author = recorded ? nobody : authorOf(ctx, of, productId, verified);
    const before = await reviewedBefore(ctx.db, of, productId, author);
    if (before) throw conflict(reviewedAlready(t, before, reviewed));
    const review = await insertReview(ctx.db, {
      ...draft,
      productId,
      verified,
      recorded,
      ...author,
      at: ctx.now,
    });
    await recountReviews(ctx.db, of, [productId]);
    const posted = {
      id: review.id,
      documentId: review.document_id,
      Name: review.name,
      Rating: review.rating,
      Comment: review.comment,
      travellerType: review.traveller_type,
      cleanliness: review.cleanliness,
      location: review.location,
      value: review.value,
      service: review.service,
      verified: review.verified,
      createdAt: review.created_at,
      updatedAt: review.updated_at,
      publishedAt: review.published_at,
    };
    await queueWebhooks(ctx, 'entry.create', () => ({ model: 'review', entry: posted }));
    return posted;
  });
}

const nobody: ReviewAuthor = { userId: null, networkHash: null, wider: [] };

function authorOf(
  { viewer, network, config }: Context,
  of: Reviewed,
  productId: number,
  verified: boolean,
): ReviewAuthor {
  const userId = viewer.kind === 'user' ? viewer.userId : null;
  const [own, ...around] = verified ? [] : networksAround(network);
  if (!own) return { ...nobody, userId };
  // the product is part of the hash, so that reviews of two products cannot be linked to one network
  const hashOf = (from: string) =>
    createHmac('sha256', config.secret).update(`review of ${of} ${productId} from ${from}`).digest('base64url');
  const wider = around.map((wide) => ({ hash: hashOf(wide.network), most: wide.times }));
  return { userId, networkHash: hashOf(own.network), wider };
}

function reviewedAlready(t: Translate, by: 'account' | 'network', product: string): string {
  return t(by === 'account' ? errorsCatalogTexts.reviewedBefore : errorsCatalogTexts.reviewedFromNetwork, { product });
}
