import { randomUUID } from 'node:crypto';
import { textIn } from '../../../messages/translate.ts';
import { readSettings } from '../../catalog/settings/read-settings.ts';
import { type Paise, paiseOf } from '../../core/money.ts';
import { type RefundReason, refundDue } from '../../emails/refund-due.email.ts';
import { unusedPayment } from '../../emails/unused-payment.email.ts';
import { defaultLanguage } from '../../emails/write-email.ts';
import { writeToOperator } from '../../emails/write-to-operator.ts';
import { gatewayNamed } from '../../payments/gateways.ts';
import type { Context } from '../../platform/context.ts';
import { bookingEmailOf, writeBookingEmail } from '../emails/booking-emails.ts';
import { remainingOf } from '../model/balance.ts';
import type { Booking } from '../model/booking.ts';
import { methodsText } from '../model/booking-status.ts';
import type { Payment } from '../model/payment.ts';
import { insertRefund } from '../store/refunds.sql.ts';

/**
 * Records refunds of that amount for a locked booking, from its oldest payment on. Part of the caller's transaction:
 * after its commit the gateways send the refunds; where a gateway cannot, the operator does. Throws an Error if less
 * than the amount is left of the payments.
 */
export async function oweRefund(ctx: Context, { payments }: Pick<Booking, 'payments'>, amount: Paise): Promise<void> {
  let left: number = amount;
  for (const payment of payments) {
    const part = paiseOf(Math.min(left, remainingOf(payment)));
    if (part === 0) continue;
    await owePaymentRefund(ctx, payment, part);
    left -= part;
  }
  if (left > 0) throw new Error(`The refund exceeds the captured amount by ${left} paise`);
}

/** Records a refund of one payment. The database rejects more than is left of it. */
export async function owePaymentRefund(ctx: Context, payment: Payment, amount: Paise): Promise<void> {
  const refund = { payment: payment.id, amount, key: `rf_${randomUUID()}`, now: ctx.now };
  const refundId = await insertRefund(ctx.db, refund);
  if (gatewayNamed(ctx.config, payment.gateway)?.refund) await ctx.enqueue(ctx.db, 'send-refund', { refundId });
}

/**
 * Owes an amount of a captured payment that bought nothing, and tells the person who booked why. Part of the caller's
 * transaction.
 */
export async function returnUnused(
  ctx: Context,
  booking: Booking,
  payment: Payment,
  { amount, reason }: { amount: Paise; reason: RefundReason },
): Promise<void> {
  await oweRefund(ctx, { payments: [{ ...payment, status: 'captured' }] }, amount);
  const email = refundDue(bookingEmailOf(ctx, booking), { mode: payment.mode, amount }, reason);
  await writeBookingEmail(ctx, 'refund-due', booking, email);
}

/** Emails the operator that a payment could not be used, and why. Part of the caller's transaction. */
export async function notifyUnusedPayment(
  ctx: Context,
  { id, bookingId, holdUntil: until }: Booking,
  { amount, method, mode, gateway }: Payment,
  reason: RefundReason,
): Promise<void> {
  const { contact } = await readSettings(ctx);
  const back = mode === 'test' ? 'none' : gatewayNamed(ctx.config, gateway)?.refund ? 'gateway' : 'by-hand';
  // the operator reads it
  const paidBy = methodsText(textIn(defaultLanguage), [method]);
  const email = unusedPayment({ bookingId, amount, method: paidBy, back, until, reason });
  await writeToOperator(
    ctx,
    { kind: 'unused-payment', to: contact.email, booking: id, ...email },
    { together: `booking ${bookingId}`, bookingId },
  );
}
