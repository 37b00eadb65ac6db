import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { writeRefundDue } from '../keeping/booking-emails.ts';
import { lockHeld } from './lock-held.ts';
import { oweRefund } from './owe-refund.ts';
import { setPayment } from './payments.sql.ts';
import { keptOf } from './refund.ts';

/**
 * The operator, an admin or the support gives back, whole, a payment that is held because another amount came than was
 * asked for; an email tells the payer. Refuses everybody else (401, 403), an unknown payment (404), and one that is not
 * held (409).
 */
export async function sendBackHeld(ctx: Context, { reference }: { reference: string }): Promise<{ status: string }> {
  requireRight(ctx.viewer, 'record a transfer');
  return inTransaction(ctx, async (ctx) => {
    const { booking, payment } = await lockHeld(ctx, reference);
    await setPayment(ctx.db, payment, { status: 'captured', at: ctx.now });
    const captured = { ...payment, status: 'captured' } as const;
    // some of it may have been refunded at the gateway in the meantime
    const amount = keptOf(captured);
    await oweRefund(ctx, { payments: [captured] }, amount);
    await writeRefundDue(ctx, booking, { ...payment, amount }, 'other-amount');
    await recordAudit(ctx, {
      action: 'send-back-held',
      subjectType: 'booking',
      subjectId: booking.bookingId,
      before: { payment: { reference, status: 'held' } },
      after: { payment: { reference, status: 'refund_due', refund: amount } },
    });
    return { status: 'refund_due' };
  });
}
