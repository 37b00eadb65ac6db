import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { writeRefundDue } from '../keeping/booking-letters.ts';
import { lockHeld } from './lock-held.ts';
import { oweRefund } from './owe-refund.ts';
import { setPayment } from './payments.sql.ts';

/**
 * The operator, an admin or the support gives back, whole, a payment that is held because another amount came than was
 * asked for; a letter tells the payer. Refuses everybody else (401, 403), an unknown payment (404), and one that is not
 * held (409).
 */
export async function sendBackHeld(ctx: Context, { reference }: { reference: string }): Promise<{ status: string }> {
  requireRight(ctx.viewer, 'record a transfer');
  return inTransaction(ctx, async (ctx) => {
    const { booking, payment } = await lockHeld(ctx, reference);
    await setPayment(ctx.db, payment, { status: 'captured', at: ctx.now });
    await oweRefund(ctx, { payments: [{ ...payment, status: 'captured' }] }, payment.amount);
    await writeRefundDue(ctx, booking, payment, 'other-amount');
    await recordAudit(ctx, {
      action: 'send-back-held',
      subjectType: 'booking',
      subjectId: booking.bookingId,
      before: { payment: { reference, status: 'held' } },
      after: { payment: { reference, status: 'refund_due', refund: payment.amount } },
    });
    return { status: 'refund_due' };
  });
}
