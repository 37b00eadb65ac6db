import { requireRight } from '../../core/may.ts';
import { paiseOf } from '../../core/money.ts';
import { RefundRefused, type ToldRefund } from '../../payments/gateway.ts';
import { gatewayNamed } from '../../payments/gateways.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { lockBooking } from '../booking.sql.ts';
import { hearOfRefund } from './hear-of-refund.ts';
import { beginRefund, isOpen, noteProblem } from './refunds.sql.ts';

/** So often a provider may refuse a refund, in a day of doubling delays, before a person has to look. */
const mostRefusals = 24;

/**
 * Sends owed money back through the gateway that took it (job 'send-refund'), and records what became of it. May be
 * repeated at any moment, and is while the money is on its way: the provider knows the refund by its key. What it knows of
 * refunds that were made without us is recorded first: that may be all that was owed. Throws when it is to be tried again.
 * What a provider refuses for good is `failed`: still owed, by hand.
 */
export async function sendRefund(ctx: Context, { refundId }: { refundId: number }): Promise<void> {
  requireRight(ctx.viewer, 'keep house');
  const due = await beginRefund(ctx.db, refundId);
  if (!due) return;
  const gateway = gatewayNamed(ctx.config, due.gateway);
  const { money, key } = due;
  const amount = paiseOf(due.amount);
  try {
    if (!gateway?.refund || money === null) throw new Error(`Nothing can be sent back through ${due.gateway} now`);
    const made = (await gateway.refundsOf?.(money)) ?? [];
    const own = made.find((one) => one.key === key);
    await record(ctx, due, made);
    if (!own && !(await isOpen(ctx.db, refundId))) return;
    const sent = own ?? (await gateway.refund({ money, amount, key }));
    if (!own) await record(ctx, due, [{ ...sent, key, amount }]);
    if (sent.state === 'sent') throw new Error(`The refund ${sent.refund} has not arrived yet`);
  } catch (error) {
    const over = error instanceof RefundRefused && due.attempts >= mostRefusals;
    await noteProblem(ctx.db, refundId, { error: String(error), ...(over && { state: 'failed' }) });
    if (!over) throw error;
    ctx.log.error({ refundId, err: error }, 'a refund was refused for a day: it has to be sent by hand');
  }
}

async function record(
  ctx: Context,
  due: { booking: number; payment: number },
  made: readonly ToldRefund[],
): Promise<void> {
  if (made.length === 0) return;
  await inTransaction(ctx, async (ctx) => {
    for (const one of made) {
      // each as the booking is after the one before
      const booking = await lockBooking(ctx.db, { row: due.booking });
      const payment = booking?.payments.find(({ id }) => id === due.payment);
      if (booking && payment) await hearOfRefund(ctx, booking, payment, one);
    }
  });
}
