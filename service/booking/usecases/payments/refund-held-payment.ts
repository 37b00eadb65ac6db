import { requireRight } from '../../../core/may.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { returnUnused } from '../../lifecycle/owe-refund.ts';
import { remainingOf } from '../../model/balance.ts';
import { updatePayment } from '../../store/payments.sql.ts';
import { lockHeldPayment } from './settlement.ts';

/**
 * Staff refund a held payment in full; the payer gets an email. Throws UnauthorizedError or ForbiddenError for everyone
 * else, NotFoundError for an unknown payment, ConflictError for one that is not held.
 *
 * @may support, admin, operator
 */
export async function refundHeldPayment(
  ctx: Context,
  { reference }: { reference: string },
): Promise<{ status: string }> {
  requireRight(ctx.viewer, 'record a transfer');
  return inTransaction(ctx, async (ctx) => {
    const { booking, payment } = await lockHeldPayment(ctx, reference);
    await updatePayment(ctx.db, payment, { status: 'captured', at: ctx.now });
    // a part may have been refunded at the gateway in the meantime
    const amount = remainingOf({ ...payment, status: 'captured' });
    await returnUnused(ctx, booking, payment, { amount, reason: 'other-amount' });
    await recordAudit(ctx, {
      action: 'refund-held',
      subjectType: 'booking',
      subjectId: booking.bookingId,
      before: { payment: { reference, status: 'held' } },
      after: { payment: { reference, status: 'refund_due', refund: amount } },
    });
    return { status: 'refund_due' };
  });
}
