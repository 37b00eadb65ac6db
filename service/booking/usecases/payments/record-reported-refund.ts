import { paiseOf } from '../../../core/money.ts';
import type { ReportedRefund } from '../../../payments/gateway.ts';
import type { Context } from '../../../platform/context.ts';
import { applyEvent } from '../../lifecycle/apply-event.ts';
import { billCreditedAgain } from '../../lifecycle/bill.ts';
import type { Booking } from '../../model/booking.ts';
import type { Payment, Refund } from '../../model/payment.ts';
import { updateRefund, voidRefunds } from '../../store/refunds.sql.ts';
import { creditCause, recordExternalRefund } from './record-external-refund.ts';

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
      'a refund that was done came back: a person must see to it',
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
