import { conflict } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { paiseOf } from '../../core/money.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { writeRefundDue } from '../keeping/booking-letters.ts';
import { dueAt } from './due.ts';
import { lockHeld } from './lock-held.ts';
import { oweRefund } from './owe-refund.ts';
import { settle } from './settle.ts';

/**
 * The operator, an admin or the support takes a payment that is held because more came than was asked for: it buys what is
 * to be paid of the booking, and the rest goes back; a letter tells the payer. Refuses everybody else (401, 403), an
 * unknown payment (404), and with 409 one that is not held, that is less than is to be paid, or that buys nothing any more:
 * those stay held, to be sent back.
 */
export async function acceptHeld(ctx: Context, { reference }: { reference: string }): Promise<{ status: string }> {
  requireRight(ctx.viewer, 'record a transfer');
  return inTransaction(ctx, async (ctx) => {
    const { booking, payment } = await lockHeld(ctx, reference);
    const due = dueAt(booking, ctx.now)?.amount ?? booking.total;
    const rest = paiseOf(Math.max(0, payment.amount - due));
    if (payment.amount < due) throw conflict('Less came than is to be paid: send it back');
    const settled = await settle(ctx, booking, { ...payment, amount: due }, payment.paidAs ?? reference, 'operator');
    if (settled !== 'captured') throw conflict('This money buys nothing any more: send it back');
    if (rest > 0) {
      await oweRefund(ctx, { payments: [{ ...payment, status: 'captured' }] }, rest);
      await writeRefundDue(ctx, booking, { ...payment, amount: rest }, 'more-than-asked');
    }
    await recordAudit(ctx, {
      ...{ action: 'accept-held', subjectType: 'booking', subjectId: booking.bookingId },
      before: { payment: { reference, status: 'held' } },
      after: { payment: { reference, status: 'captured', refund: rest } },
    });
    return { status: 'captured' };
  });
}
