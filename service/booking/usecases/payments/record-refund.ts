import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { conflict, invalidField, notFound } from '../../../core/app-error.ts';
import { requireRight } from '../../../core/may.ts';
import { sum } from '../../../core/money.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { applyEvent } from '../../lifecycle/apply-event.ts';
import { refundsToSendByHand, standingOf } from '../../model/balance.ts';
import { isTransferReference } from '../../model/transfer-reference.ts';
import { lockBooking } from '../../store/bookings.sql.ts';
import { findBookingIdByPayment } from '../../store/payments.sql.ts';
import { markRefundsSentByHand } from '../../store/refunds.sql.ts';

/**
 * Staff record that they refunded a payment by hand. `transferId` is the bank reference (UTR). Recording it again
 * changes nothing. Throws UnauthorizedError or ForbiddenError for everyone else, NotFoundError for an unknown payment,
 * ConflictError if no refund has to be sent by hand: the gateway would refund it a second time.
 *
 * @may support, admin, operator
 */
export async function recordRefund(
  ctx: Context,
  { reference, transferId }: { reference: string; transferId?: string },
): Promise<{ status: string }> {
  requireRight(ctx.viewer, 'record a transfer');
  if (transferId !== undefined && !isTransferReference(transferId))
    throw invalidField(['transferId'], sentence(errorsBookingTexts.bankReference));
  return inTransaction(ctx, async (ctx) => {
    const id = await findBookingIdByPayment(ctx.db, { reference });
    const booking = id === undefined ? undefined : await lockBooking(ctx.db, { id });
    const payment = booking?.payments.find((one) => one.reference === reference);
    if (!booking || !payment) throw notFound(sentence(errorsBookingTexts.paymentNotFound));
    const sent = refundsToSendByHand(ctx.config, payment);
    const before = standingOf(payment);
    if (sent.length === 0) {
      if (before !== 'refund_due' && payment.refunds.length > 0) return { status: before };
      throw conflict(sentence(errorsBookingTexts.noRefundDue));
    }
    const ids = sent.map(({ id }) => id);
    await markRefundsSentByHand(ctx.db, ids, { reference: transferId?.toUpperCase() ?? null, at: ctx.now });
    const after = standingOf({
      ...payment,
      refunds: payment.refunds.map((one) => (ids.includes(one.id) ? { ...one, state: 'done' } : one)),
    });
    const why = transferId?.toUpperCase() ?? reference;
    await applyEvent(ctx, booking, { name: 'refunded', by: 'operator', why });
    await recordAudit(ctx, {
      action: 'record-refund',
      subjectType: 'booking',
      subjectId: booking.bookingId,
      before: { payment: { reference, status: before } },
      after: { payment: { reference, status: after, refund: sum(sent.map(({ amount }) => amount)), transferId } },
    });
    return { status: after };
  });
}
