import { z } from 'zod';
import { errorsCatalogTexts } from '../../../messages/en/errors/catalog.ts';
import { sentence } from '../../../messages/message.ts';
import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { queueWebhooks } from '../../webhooks/queue-webhooks.ts';
import { dismissReports } from './review-reports.sql.ts';
import { lockReview, type Moderation, moderateReview, recountReviewed, reviewedBy } from './reviews.sql.ts';

/**
 * Hides a review from all lists, counts and ratings, and saves the reason. For editors, support and admins. Throws
 * NotFoundError.
 *
 * @may editor, support, admin, operator
 */
export async function hideReview(ctx: Context, { documentId, reason }: { documentId: string; reason: string }) {
  requireRight(ctx.viewer, 'moderate reviews');
  return moderate(ctx, documentId, 'hide', { hidden: true, hidden_because: reason });
}

/**
 * Shows a hidden review again. For editors, support and admins. Throws NotFoundError.
 *
 * @may editor, support, admin, operator
 */
export async function showReview(ctx: Context, { documentId }: { documentId: string }) {
  requireRight(ctx.viewer, 'moderate reviews');
  return moderate(ctx, documentId, 'show', { hidden: false, hidden_because: null });
}

/**
 * Publishes a reply to a review; null removes it. For editors, support and admins. Throws NotFoundError.
 *
 * @may editor, support, admin, operator
 */
export async function answerReview(
  ctx: Context,
  { documentId, answer }: { documentId: string; answer: string | null },
) {
  requireRight(ctx.viewer, 'moderate reviews');
  return moderate(ctx, documentId, 'answer', { answer });
}

/**
 * Dismisses the reports of a review: it stays as it is and leaves the queue until it is reported again. For editors,
 * support and admins. Throws NotFoundError.
 *
 * @may editor, support, admin, operator
 */
export async function dismissReport(ctx: Context, { documentId }: { documentId: string }): Promise<void> {
  requireRight(ctx.viewer, 'moderate reviews');
  await inTransaction(ctx, async (ctx) => {
    const review = await lockReview(ctx.db, documentId);
    const before = review && (await dismissReports(ctx.db, review.id));
    if (!before) throw notFound(sentence(errorsCatalogTexts.reportsHandled));
    await recordAudit(ctx, { action: 'dismiss', subjectType: 'review', subjectId: documentId, before });
  });
}

function moderate(
  ctx: Context,
  documentId: string,
  action: 'hide' | 'show' | 'answer',
  change: Partial<Moderation>,
): Promise<ModeratedReview> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockReview(ctx.db, documentId);
    if (!before) throw notFound();
    const after = await moderateReview(ctx.db, before.id, change, ctx.now);
    if (before.hidden !== after.hidden) await recountReviewed(ctx.db, await reviewedBy(ctx.db, [before.id]));
    // hiding a review also settles its reports
    const reports = change.hidden ? await dismissReports(ctx.db, before.id) : undefined;
    const auditValues = (review: typeof before) => ({
      hidden: review.hidden,
      because: review.hidden_because,
      answer: review.answer,
    });
    await recordAudit(ctx, {
      action,
      subjectType: 'review',
      subjectId: documentId,
      before: { ...auditValues(before), ...(reports && { reports }) },
      after: auditValues(after),
    });
    const moderated = {
      documentId,
      hidden: after.hidden,
      hiddenBecause: after.hidden_because,
      answer: after.answer,
      answeredAt: after.answered_at,
    };
    await queueWebhooks(ctx, 'entry.update', () => ({ model: 'review', entry: moderated }));
    return moderated;
  });
}

/** A review with its moderation. */
export const moderatedReview = z.object({
  documentId: z.string(),
  hidden: z.boolean(),
  hiddenBecause: z.string().nullable(),
  answer: z.string().nullable(),
  answeredAt: z.date().nullable(),
});

export type ModeratedReview = z.infer<typeof moderatedReview>;
