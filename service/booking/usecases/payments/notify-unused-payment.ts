import { readSettings } from '../../../catalog/settings/read-settings.ts';
import type { RefundReason } from '../../../emails/refund-due.email.ts';
import { unusedPayment } from '../../../emails/unused-payment.email.ts';
import { writeToOperator } from '../../../emails/write-to-operator.ts';
import { gatewayNamed } from '../../../payments/gateways.ts';
import type { Context } from '../../../platform/context.ts';
import type { Booking } from '../../model/booking.ts';
import { receivedLabels } from '../../model/booking-status.ts';
import type { Payment } from '../../model/payment.ts';

/** Emails the operator that a payment could not be used, and why. Part of the caller's transaction. */
export async function notifyUnusedPayment(
  ctx: Context,
  { id, bookingId, holdUntil: until }: Booking,
  { amount, method, mode, gateway }: Payment,
  reason: RefundReason,
): Promise<void> {
  const { contact } = await readSettings(ctx);
  const back = mode === 'test' ? 'none' : gatewayNamed(ctx.config, gateway)?.refund ? 'gateway' : 'by-hand';
  const email = unusedPayment({ bookingId, amount, method: receivedLabels[method], back, until, reason });
  await writeToOperator(
    ctx,
    { kind: 'unused-payment', to: contact.email, booking: id, ...email },
    { together: `booking ${bookingId}`, bookingId },
  );
}
