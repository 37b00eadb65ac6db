import { createHmac } from 'node:crypto';
import { errorsCatalogTexts } from '../../../messages/en/errors/catalog.ts';
import { sentence } from '../../../messages/message.ts';
import { invalid, notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { limitsPerNetwork } from '../../platform/limits/limiter.ts';
import { reportReasonOf } from './review.ts';
import { findVisibleReview, insertReport } from './review-reports.sql.ts';

const perHour = 10;
const perDay = 20;
const largestId = 2 ** 31 - 1;

const numberOf = (typed: string) => (/^\d{1,10}$/.test(typed) && Number(typed) <= largestId ? Number(typed) : 0);

/**
 * A visible review, to be shown on the report form. Throws NotFoundError.
 *
 * @may everyone
 */
export async function showReportable(ctx: Context, { id }: { id: string }) {
  requireRight(ctx.viewer, 'read the site');
  const review = await findVisibleReview(ctx.db, numberOf(id));
  if (!review) throw notFound(sentence(errorsCatalogTexts.reviewNotFound));
  return review;
}

/**
 * Reports a visible review: it waits for moderators and stays visible until then. Once per account, else per network; a
 * repeat changes nothing and gets the same response. Throws NotFoundError, ValidationError without a reason,
 * RateLimitError after ten an hour from a network and twenty a day from an account.
 *
 * @may everyone
 */
export async function reportReview(ctx: Context, input: { id: string; reason: string }): Promise<void> {
  requireRight(ctx.viewer, 'write to the operator');
  const reason = reportReasonOf(input.reason);
  if (!reason) throw invalid(sentence(errorsCatalogTexts.reportReason));
  const account = ctx.viewer.kind === 'user' ? ctx.viewer.userId : undefined;
  await ctx.limiter.count(
    [
      ...limitsPerNetwork(ctx.network, (network) => `reviews reported from ${network}`, {
        seconds: 3_600,
        times: perHour,
      }),
      ...(account === undefined ? [] : [{ key: `reviews reported by ${account}`, seconds: 86_400, times: perDay }]),
    ],
    ctx.now,
  );
  await inTransaction(ctx, async (ctx) => {
    const review = await findVisibleReview(ctx.db, numberOf(input.id));
    if (!review) throw notFound(sentence(errorsCatalogTexts.reviewNotFound));
    const reporter = account === undefined ? `from ${ctx.network}` : `by ${account}`;
    // the review is part of the hash, so that reports of two reviews cannot be linked to one reporter
    const by = createHmac('sha256', ctx.config.secret).update(`report of ${review.id} ${reporter}`).digest('base64url');
    await insertReport(ctx.db, { reviewId: review.id, reason, by, now: ctx.now });
  });
}
