import { type Paise, paiseOf } from '../../../core/money.ts';
import type { Context } from '../../../platform/context.ts';
import { applyEvent } from '../../lifecycle/apply-event.ts';
import { owePaymentRefund } from '../../lifecycle/owe-refund.ts';
import { remainingOf } from '../../model/balance.ts';
import type { Booking } from '../../model/booking.ts';
import type { Payment } from '../../model/payment.ts';
import { updatePayment } from '../../store/payments.sql.ts';
import { insertExternalRefund, voidRefunds } from '../../store/refunds.sql.ts';

/** A refund that this system did not send: made on the gateway's pages (`outside`), or taken by a lost `dispute`. */
export interface ExternalRefund {
  readonly origin: 'outside' | 'dispute';
  /** The gateway's reference, which counts once. */
  readonly reference: string;
  readonly amount: Paise;
  /** The refund failed. It is recorded so that an older message about it changes nothing. */
  readonly failed?: boolean;
}

/** Returns the cause under which a refund made at the gateway is credited. */
export function creditCause(reference: string): string {
  return `refund ${reference}`;
}

/**
 * Records a refund of a locked booking's payment that this system did not send. It lowers what is left of the payment
 * and first covers refunds that we still owe and the gateway does not have yet, so that the payer is not refunded
 * twice. Anything beyond that is credited to the buyer, except for a dispute, which lowers no price. Part of the
 * caller's transaction.
 */
export async function recordExternalRefund(
  ctx: Context,
  booking: Booking,
  payment: Payment,
  refund: ExternalRefund,
): Promise<void> {
  const { origin, reference, amount, failed = false } = refund;
  if (payment.mode === 'test') {
    ctx.log.info({ refund: reference }, 'a refund of a test payment: no money moved');
    return;
  }
  const isNew = await insertExternalRefund(ctx.db, { payment, origin, reference, amount, failed, now: ctx.now });
  if (!isNew || failed) return;

  const coveredIds: number[] = [];
  let left: number = amount;
  for (const one of payment.refunds) {
    if (left <= 0 || one.origin !== 'own' || (one.state !== 'due' && one.state !== 'failed')) continue;
    coveredIds.push(one.id);
    left -= one.amount;
  }
  await voidRefunds(ctx.db, coveredIds);
  if (left < 0) await owePaymentRefund(ctx, payment, paiseOf(-left));

  const more = paiseOf(Math.max(0, left));
  const held = payment.status === 'held';
  const name = origin === 'dispute' ? 'dispute lost' : held ? 'held money returned' : 'refunded outside';
  await applyEvent(ctx, booking, { name, by: 'gateway', why: reference, amount: more });
  // nothing is left that staff would have to decide about
  if (held && remainingOf({ ...payment, status: 'captured' }) <= amount)
    await updatePayment(ctx.db, payment, { status: 'captured', at: ctx.now });
  ctx.log.warn({ bookingId: booking.bookingId, refund: reference, origin, amount }, 'money went back without us');
}
