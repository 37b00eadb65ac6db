import { conflict } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { type Paise, paiseOf, zero } from '../../core/money.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { statusAt } from '../booking.ts';
import type { Booking, Payment } from '../booking-row.ts';
import { writePart, writeRefundDue } from '../keeping/booking-emails.ts';
import { tellOfBooking } from '../keeping/tell-of-booking.ts';
import { recordChange } from '../record-change.ts';
import { dueAt } from './due.ts';
import { inSettlement } from './in-settlement.ts';
import { lockHeld } from './lock-held.ts';
import { oweRefund } from './owe-refund.ts';
import { setPayment } from './payments.sql.ts';
import { settle } from './settle.ts';

/**
 * The operator, an admin or the support takes a payment that is held because another amount came than was asked for. Of
 * more it buys what is to be paid of the booking, and the rest goes back; of less it is a part of the price of an unpaid
 * booking, and the rest is still due (decision 52). An email tells the payer. Refuses everybody else (401, 403), an unknown
 * payment (404), and with 409 one that is not held, that is less than the difference of a change, or that buys nothing any
 * more: those stay held, to be sent back.
 */
export async function acceptHeld(ctx: Context, { reference }: { reference: string }): Promise<{ status: string }> {
  requireRight(ctx.viewer, 'record a transfer');
  return inSettlement(ctx, async (ctx) => {
    const { booking, payment } = await lockHeld(ctx, reference);
    if (payment.refunds.length > 0) throw conflict('Some of this money went back already: send the rest back');
    const due = dueAt(booking, ctx.now)?.amount ?? booking.total;
    const rest = paiseOf(Math.max(0, payment.amount - due));
    if (payment.amount < due) return takePart(ctx, booking, payment);
    const settled = await settle(ctx, booking, { ...payment, amount: due }, payment.paidAs ?? reference, 'operator');
    if (settled !== 'captured') throw conflict('This booking can no longer be paid. Refund this payment.');
    if (rest > 0) {
      await oweRefund(ctx, { payments: [{ ...payment, status: 'captured' }] }, rest);
      await writeRefundDue(ctx, booking, { ...payment, amount: rest }, 'more-than-asked');
    }
    await audit(ctx, booking, payment, rest);
    return { status: 'captured' };
  });
}

async function takePart(ctx: Context, booking: Booking, payment: Payment): Promise<{ status: string }> {
  if (statusAt(booking, ctx.now) !== 'pending')
    throw conflict('This is less than the balance due. Refund this payment.');
  await setPayment(ctx.db, payment, { status: 'captured', at: ctx.now });
  await recordChange(ctx, booking, { kind: 'part-paid', by: 'operator', money: payment.amount });
  const payments = booking.payments.map((one) => (one === payment ? { ...one, status: 'captured' as const } : one));
  const due = dueAt({ ...booking, payments }, ctx.now);
  if (due) await writePart(ctx, booking, { part: payment.amount, due: due.amount, until: due.until });
  await tellOfBooking(ctx, 'booking.changed', booking.row);
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
