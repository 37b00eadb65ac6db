import { conflict, notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { lockBooking } from '../booking.sql.ts';
import { bookingRowOfPayment, setPayment } from './payments.sql.ts';

/**
 * The operator, an admin or the support has sent back the money of a payment that was to go back: it is not on the list
 * of what is to be sent any more. Recording it again changes nothing.
 * Refuses everybody else (401, 403), an unknown payment (404), and one of which nothing is to go back (409).
 */
export async function recordRefund(ctx: Context, { reference }: { reference: string }): Promise<{ status: string }> {
  requireRight(ctx.viewer, 'record a transfer');
  return inTransaction(ctx, async (ctx) => {
    const row = await bookingRowOfPayment(ctx.db, reference);
    const booking = row === undefined ? undefined : await lockBooking(ctx.db, { row });
    const payment = booking?.payments.find((one) => one.reference === reference);
    if (!booking || !payment) throw notFound('There is no such payment');
    if (payment.status === 'refunded') return { status: payment.status };
    if (payment.status !== 'refund_due') throw conflict('Nothing is to be sent back of this payment');
    await setPayment(ctx.db, reference, { status: 'refunded', at: ctx.now });
    await recordAudit(ctx, {
      action: 'record-refund',
      subjectType: 'booking',
      subjectId: booking.bookingId,
      before: { payment: { reference, status: payment.status } },
      after: { payment: { reference, status: 'refunded', refund: payment.refund } },
    });
    return { status: 'refunded' };
  });
}
