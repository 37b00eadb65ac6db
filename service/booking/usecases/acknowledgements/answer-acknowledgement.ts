import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { mayManageProducts, partnerEmail } from '../../../catalog/product-access.ts';
import { notFound } from '../../../core/app-error.ts';
import { requireRight } from '../../../core/may.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { recordAnswer } from '../../lifecycle/record-answer.ts';
import type { PartnerAnswer } from '../../model/acknowledgement.ts';
import { lockBooking } from '../../store/bookings.sql.ts';

interface Answered {
  readonly bookingId: string;
  /** Id of the line. */
  readonly line: number;
  readonly answer: PartnerAnswer;
  /** Why the guest cannot be taken, for staff; empty if not stated. */
  readonly reason: string;
}

/**
 * A partner, of a line of their own products, or staff for them, say whether the guest is expected. Staff may also
 * correct an answer. Repeating an answer changes nothing.
 * Throws UnauthorizedError or ForbiddenError for everyone else, NotFoundError for an unknown line or one of others,
 * ConflictError if no answer is owed or a partner takes back a refusal, ValidationError for a long reason.
 *
 * @may partner, support, admin, operator
 */
export async function answerAcknowledgement(
  ctx: Context,
  { bookingId, line: id, answer, reason }: Answered,
): Promise<void> {
  requireRight(ctx.viewer, 'acknowledge bookings');
  await inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, { bookingId });
    const line = booking?.allLines.find((one) => one.id === id);
    if (!booking || !line || !(await mayManageProducts(ctx, [line])))
      throw notFound(sentence(errorsBookingTexts.bookingNotFound));
    const by = partnerEmail(ctx) === undefined ? 'staff' : 'partner';
    await recordAnswer(ctx, { booking, line }, { answer, reason, by });
  });
}
