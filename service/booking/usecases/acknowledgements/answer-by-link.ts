import { requireRight } from '../../../core/may.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { recordAnswer } from '../../lifecycle/record-answer.ts';
import type { PartnerAnswer } from '../../model/acknowledgement.ts';
import { lockBooking } from '../../store/bookings.sql.ts';
import { type AcknowledgementLink, linkedLine, requireAcknowledgementLink } from './linked-line.ts';

/**
 * A partner says by the link in their email whether they expect the guest of a line. Repeating an answer changes
 * nothing. Throws NotFoundError for a forged or expired link, ConflictError if no answer is owed or a refusal would be
 * taken back, ValidationError for a long reason, RateLimitError for too many answers.
 *
 * @may everyone
 */
export async function answerByLink(
  ctx: Context,
  { answer, reason, ...link }: AcknowledgementLink & { answer: PartnerAnswer; reason: string },
): Promise<void> {
  requireRight(ctx.viewer, 'use the link of a booking');
  requireAcknowledgementLink(ctx, link);
  await ctx.limiter.count([{ key: `acknowledgement ${link.line}`, seconds: 3_600, times: 30 }], ctx.now);
  await inTransaction(ctx, async (ctx) => {
    const { booking, line } = linkedLine(await lockBooking(ctx.db, { bookingId: link.bookingId }), link, ctx.now);
    await recordAnswer(ctx, { booking, line }, { answer, reason, by: 'partner' });
  });
}
