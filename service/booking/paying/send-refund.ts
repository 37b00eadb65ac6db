import { requireRight } from '../../core/may.ts';
import { paiseOf } from '../../core/money.ts';
import { RefundRefused } from '../../payments/gateway.ts';
import { gatewayNamed } from '../../payments/gateways.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { lockBooking } from '../booking.sql.ts';
import { hearOfRefund } from './hear-of-refund.ts';
import { beginRefund, noteProblem } from './refunds.sql.ts';

/** So often a provider may refuse a refund, in a day of doubling delays, before a person has to look. */
const mostRefusals = 24;

/**
 * Sends owed money back through the gateway that took it (job 'send-refund'), and records what became of it. May be
 * repeated at any moment, and is while the money is on its way: the provider knows the refund by its key. Throws when it
 * is to be tried again. What a provider refuses for good is `failed`: still owed, by hand.
 */
export async function sendRefund(ctx: Context, { refundId }: { refundId: number }): Promise<void> {
  requireRight(ctx.viewer, 'keep house');
  const due = await beginRefund(ctx.db, refundId);
  if (!due) return;
  const refund = gatewayNamed(ctx.config, due.gateway)?.refund;
  try {
    if (!refund || due.money === null) throw new Error(`Nothing can be sent back through ${due.gateway} now`);
    const sent = await refund({ money: due.money, amount: paiseOf(due.amount), key: due.key });
    await inTransaction(ctx, async (ctx) => {
      const booking = await lockBooking(ctx.db, { row: due.booking });
      if (booking) await hearOfRefund(ctx, booking, refundId, sent);
    });
    if (sent.state === 'sent') throw new Error(`The refund ${sent.refund} has not arrived yet`);
  } catch (error) {
    const over = error instanceof RefundRefused && due.attempts >= mostRefusals;
    await noteProblem(ctx.db, refundId, { error: String(error), ...(over && { state: 'failed' }) });
    if (!over) throw error;
    ctx.log.error({ refundId, err: error }, 'a refund was refused for a day: it has to be sent by hand');
  }
}
