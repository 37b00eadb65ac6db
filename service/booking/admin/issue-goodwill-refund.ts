import { errorsBookingTexts } from '../../../messages/en/errors/booking.ts';
import { sentence } from '../../../messages/message.ts';
import { conflict, invalidField, notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { formatMoney, isWholeRupees, type Paise } from '../../core/money.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { applyEvent } from '../lifecycle/apply-event.ts';
import { paidAmount } from '../model/balance.ts';
import { lockBooking } from '../store/bookings.sql.ts';
import { isTokenUsed } from '../store/changes.sql.ts';

interface GoodwillRefund {
  readonly bookingId: string;
  readonly amount: Paise;
  /** Recorded in the audit log, for staff only. */
  readonly why: string;
  /** The id of the form, by which a repeat is recognised. */
  readonly form: string;
}

/**
 * Staff refund more than the cancellation policy gives, with a reason, but never more than is left of what was paid.
 * The refund uses the original payment method and is credited, and the traveller gets an email. Sending the form again
 * changes nothing.
 * Throws UnauthorizedError or ForbiddenError for everyone else, NotFoundError for an unknown booking, ConflictError for
 * an unpaid one, ValidationError for a missing reason or a wrong amount.
 *
 * @may support, admin, operator
 */
export async function issueGoodwillRefund(
  ctx: Context,
  { bookingId, amount, why, form }: GoodwillRefund,
): Promise<void> {
  requireRight(ctx.viewer, 'change bookings');
  const reason = why.trim();
  if (reason === '' || reason.length > 500) throw invalidField(['why'], sentence(errorsBookingTexts.goodwillReason));
  await inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, { bookingId });
    if (!booking || booking.forgottenAt !== null) throw notFound(sentence(errorsBookingTexts.bookingNotFound));
    const token = `give-back ${form}`;
    if (await isTokenUsed(ctx.db, booking.id, token)) return;
    if (booking.status === 'pending') throw conflict(sentence(errorsBookingTexts.goodwillUnpaid));
    const left = paidAmount(booking);
    // an amount paid with paise can be refunded in full
    if (amount <= 0 || amount > left || (!isWholeRupees(amount) && amount !== left))
      throw invalidField(
        ['amount'],
        left > 0
          ? sentence(errorsBookingTexts.goodwillAmount, { left: formatMoney(left) })
          : sentence(errorsBookingTexts.nothingToRefund),
      );
    await applyEvent(ctx, booking, { name: 'goodwill refunded', by: 'operator', amount, token });
    await recordAudit(ctx, {
      action: 'refund-beyond-policy',
      subjectType: 'booking',
      subjectId: bookingId,
      before: { left },
      after: { left: left - amount, why: reason },
    });
  });
}
