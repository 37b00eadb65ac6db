import { type Paise, paiseOf } from '../../../core/money.ts';
import type { ReportedRefund } from '../../../payments/gateway.ts';
import type { Context } from '../../../platform/context.ts';
import { applyEvent } from '../../lifecycle/apply-event.ts';
import { billCreditedAgain } from '../../lifecycle/bill.ts';
import { owePaymentRefund } from '../../lifecycle/owe-refund.ts';
import { remainingOf } from '../../model/balance.ts';
import type { Booking } from '../../model/booking.ts';
import type { Payment, Refund } from '../../model/payment.ts';
import { updatePayment } from '../../store/payments.sql.ts';
import { insertExternalRefund, updateRefund, voidRefunds } from '../../store/refunds.sql.ts';

/**
 * Records a refund of a locked booking as the gateway reports it, in any order and however often. Our own refunds are
 * recognised by their key, later by their reference; all others were made outside this system. Part of the caller's
 * transaction.
 */
export async function recordReportedRefund(
  ctx: Context,
  booking: Booking,
  payment: Payment,
  reported: ReportedRefund,
): Promise<void> {
  const { refund: reference, state } = reported;
  const known = payment.refunds.find((one) => one.reference === reference) ?? ownRefundOf(payment, reported);
  if (!known) return recordOutsideRefund(ctx, booking, payment, reported);
  if (known.state === 'done' && state === 'failed') {
    if (known.origin === 'outside') {
      await voidRefunds(ctx.db, [known.id]);
      await billCreditedAgain(ctx, booking, creditCause(reference));
    }
    ctx.log.error(
      { refund: reference, origin: known.origin },
      'a completed refund was returned: a person must check it',
    );
    return;
  }
  const isNew = await updateRefund(ctx.db, known.id, { refund: reference, state, at: ctx.now });
  if (isNew && state === 'done') await applyEvent(ctx, booking, { name: 'refunded', by: 'gateway', why: reference });
}

/**
 * Finds our own refund by its key. One that already has another reference was sent by hand in the meantime: then the
 * reported refund is an additional one.
 */
function ownRefundOf({ refunds }: Payment, { key }: ReportedRefund): Refund | undefined {
  return refunds.find((one) => one.key === key && one.reference === null && one.state !== 'done');
}

async function recordOutsideRefund(
  ctx: Context,
  booking: Booking,
  payment: Payment,
  reported: ReportedRefund,
): Promise<void> {
  const { refund: reference, amount, state } = reported;
  // a refund on its way may still fail: it is recorded once it is done
  if (state === 'sent') return;
  const back = { origin: 'outside', reference, amount: paiseOf(amount), failed: state === 'failed' } as const;
  await recordExternalRefund(ctx, booking, payment, back);
}

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
  ctx.log.warn(
    { bookingId: booking.bookingId, refund: reference, origin, amount },
    'money was refunded outside our refunds',
  );
}
