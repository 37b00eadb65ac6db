import { paiseOf } from '../../core/money.ts';
import type { ToldRefund } from '../../payments/gateway.ts';
import type { Context } from '../../platform/context.ts';
import type { Booking, Payment, Refund } from '../booking-row.ts';
import { billCreditedAgain } from '../documents/bill.ts';
import { recordChange } from '../record-change.ts';
import { causeOfCredit, recordElsewhere } from './record-elsewhere.ts';
import { noteRefund, setVoid } from './refunds.sql.ts';

/**
 * Records what a gateway says of a refund of a locked booking, in any order and as often as it says it. One that we asked
 * for is known by its key, and from then on by its name; every other one was made without us. Part of the caller's
 * transaction.
 */
export async function hearOfRefund(ctx: Context, booking: Booking, payment: Payment, told: ToldRefund): Promise<void> {
  const { refund: reference, state } = told;
  const known = payment.refunds.find((one) => one.reference === reference) ?? askedFor(payment, told);
  if (!known) return recordOutside(ctx, booking, payment, told);
  if (known.state === 'done' && state === 'failed') {
    if (known.origin === 'outside') {
      await setVoid(ctx.db, [known.id]);
      await billCreditedAgain(ctx, booking, causeOfCredit(reference));
    }
    ctx.log.error(
      { refund: reference, origin: known.origin },
      'a refund that was done came back: a person must see to it',
    );
    return;
  }
  const isNews = await noteRefund(ctx.db, known.id, { refund: reference, state, at: ctx.now });
  if (isNews && state === 'done') await recordChange(ctx, booking, { kind: 'refunded', by: 'gateway', why: reference });
}

/** Ours by its key, unless it has another name already: then it was sent by hand in the meantime, and this is one more. */
function askedFor({ refunds }: Payment, { key }: ToldRefund): Refund | undefined {
  return refunds.find((one) => one.key === key && one.reference === null && one.state !== 'done');
}

async function recordOutside(ctx: Context, booking: Booking, payment: Payment, told: ToldRefund): Promise<void> {
  const { refund: reference, amount, state } = told;
  // one that is not done may still fail: until then it lowers nothing
  if (state === 'sent') return;
  const back = { origin: 'outside', reference, amount: paiseOf(amount), failed: state === 'failed' } as const;
  await recordElsewhere(ctx, booking, payment, back);
}
