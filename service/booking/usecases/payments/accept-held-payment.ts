import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { conflict } from '../../../core/app-error.ts';
import { requireRight } from '../../../core/may.ts';
import { type Paise, paiseOf, zero } from '../../../core/money.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { applyEvent } from '../../lifecycle/apply-event.ts';
import { returnUnused } from '../../lifecycle/owe-refund.ts';
import { dueAt } from '../../model/balance.ts';
import type { Booking } from '../../model/booking.ts';
import { statusAt } from '../../model/booking-status.ts';
import type { Payment } from '../../model/payment.ts';
import { updatePayment } from '../../store/payments.sql.ts';
import { settle } from './settle.ts';
import { inSettlement, lockHeldPayment } from './settlement.ts';

/**
 * Staff accept a held payment, one whose amount differs from the amount requested. A higher amount pays what is due,
 * and the rest is refunded. A lower amount is a part payment of an unpaid booking, whose balance stays due (decision
 * 52). The payer gets an email. Throws UnauthorizedError or ForbiddenError for everyone else and NotFoundError for an
 * unknown payment. Throws ConflictError for a payment that is not held, that is less than the difference of a change,
 * or that can no longer pay the booking: the last two stay held, to be refunded.
 *
 * @may support, admin, operator
 */
export async function acceptHeldPayment(
  ctx: Context,
  { reference }: { reference: string },
): Promise<{ status: string }> {
  requireRight(ctx.viewer, 'record a transfer');
  return inSettlement(ctx, async (ctx) => {
    const { booking, payment } = await lockHeldPayment(ctx, reference);
    if (payment.refunds.length > 0) throw conflict(sentence(errorsBookingTexts.partlyRefunded));
    const due = dueAt(booking, ctx.now)?.amount ?? booking.total;
    const rest = paiseOf(Math.max(0, payment.amount - due));
    if (payment.amount < due) return acceptPartPayment(ctx, booking, payment);
    const settled = await settle(ctx, booking, { ...payment, amount: due }, payment.paidAs ?? reference, 'operator');
    if (settled !== 'captured') throw conflict(sentence(errorsBookingTexts.cannotAccept));
    if (rest > 0) await returnUnused(ctx, booking, payment, { amount: rest, reason: 'more-than-asked' });
    await audit(ctx, booking, payment, rest);
    return { status: 'captured' };
  });
}

async function acceptPartPayment(ctx: Context, booking: Booking, payment: Payment): Promise<{ status: string }> {
  if (statusAt(booking, ctx.now) !== 'pending') throw conflict(sentence(errorsBookingTexts.lessThanDue));
  await updatePayment(ctx.db, payment, { status: 'captured', at: ctx.now });
  await applyEvent(ctx, booking, { name: 'part paid', by: 'operator', amount: payment.amount, payment });
  await audit(ctx, booking, payment, zero);
  return { status: 'captured' };
}

function audit(ctx: Context, { bookingId }: Booking, { reference }: Payment, refund: Paise): Promise<void> {
  return recordAudit(ctx, {
    action: 'accept-held',
    subjectType: 'booking',
    subjectId: bookingId,
    before: { payment: { reference, status: 'held' } },
    after: { payment: { reference, status: 'captured', refund } },
  });
}
